// Who sits before this browser, as the server knows them.

import type { Person } from '@nocturne/protocol';
import { Refused, request } from './http.ts';
import { type Store, store } from './store.ts';

/** `undefined` until the server has said so; null is nobody yet. */
export const me: Store<Person | null | undefined> = store<Person | null | undefined>(undefined);

let asking: Promise<void> | undefined;

/** Asks once who this is. */
export function whoAmI(): Promise<void> {
  asking ??= request<Person>('GET', '/api/me').then(me.set, (error: unknown) => {
    asking = undefined;
    if (error instanceof Refused && ['not-signed-in', 'signed-out'].includes(error.reason.why)) me.set(null);
    else throw error;
  });
  return asking;
}

/** What one person saw at a table is nobody else's business. */
const forgetTables = (): void => sessionStorage.clear();

async function signedIn(path: string, body: unknown): Promise<void> {
  const { person } = await request<{ person: Person }>('POST', path, body);
  forgetTables();
  me.set(person);
}

export const comeAsGuest = (name: string): Promise<void> => signedIn('/api/guests', { name });
export const signUp = (name: string, password: string): Promise<void> =>
  signedIn('/api/accounts', { name, password });
export const signIn = (name: string, password: string): Promise<void> =>
  signedIn('/api/sessions', { name, password });

export async function signOut(everywhere: boolean): Promise<void> {
  await request('DELETE', everywhere ? '/api/sessions' : '/api/sessions/current');
  asking = undefined;
  forgetTables();
  me.set(null);
}

const NAME_KEPT_AS = 'name';
export const keptName = (): string | null => localStorage.getItem(NAME_KEPT_AS);

/** Somebody, whoever it is: nobody has to say their name before they have seen a table. */
export async function enter(name: string): Promise<void> {
  await whoAmI();
  if (me.get() === null) await comeAsGuest(keptName() ?? name);
}

/** A guest may take another name: from then on they are somebody else. */
export async function renameGuest(name: string): Promise<void> {
  localStorage.setItem(NAME_KEPT_AS, name);
  await comeAsGuest(name);
}
