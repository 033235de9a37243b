// Who sits before this browser, as the server knows them.

import type { Person } from '@nocturne/protocol';
import { request, whenUnknown } from './http.ts';
import { type Store, store } from './store.ts';

/** `undefined` until the server has said so; null is nobody yet. */
export const me: Store<Person | null | undefined> = store<Person | null | undefined>(undefined);

let asking: Promise<void> | undefined;

/** Somebody has come in with this browser before. Who they are is in a cookie that no page can read. */
const KNOWN_AS = 'known';

function isNow(person: Person | null): void {
  if (person === null) localStorage.removeItem(KNOWN_AS);
  else localStorage.setItem(KNOWN_AS, 'yes');
  me.set(person);
}

/** Asks once who this is. */
function whoAmI(): Promise<void> {
  asking ??= request<Person | null>('GET', '/api/me').then(isNow, (error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

/** Asks only if there may be an answer: whoever looks at the first page for the first time is nobody. */
export async function whoIsKnown(): Promise<void> {
  if (localStorage.getItem(KNOWN_AS) !== null) await whoAmI().catch(() => undefined);
}

/** What one person saw at a table is nobody else's business. */
const forgetTables = (): void => sessionStorage.clear();

function isNobody(): void {
  asking = undefined;
  forgetTables();
  isNow(null);
}
whenUnknown(isNobody);

async function signedIn(path: string, body: unknown): Promise<void> {
  const { person } = await request<{ person: Person }>('POST', path, body);
  forgetTables();
  isNow(person);
}

const comeAsGuest = (name: string): Promise<void> => signedIn('/api/guests', { name });
export const signUp = (name: string, password: string): Promise<void> =>
  signedIn('/api/accounts', { name, password });
export const signIn = (name: string, password: string): Promise<void> =>
  signedIn('/api/sessions', { name, password });

export async function signOut(everywhere: boolean): Promise<void> {
  await request('DELETE', everywhere ? '/api/sessions' : '/api/sessions/current');
  isNobody();
}

const NAME_KEPT_AS = 'name';
const keptName = (): string | null => localStorage.getItem(NAME_KEPT_AS);

/** Somebody, whoever it is: nobody has to say their name before they have seen a table. */
export async function enter(name: string): Promise<void> {
  await whoAmI();
  if (me.get() === null) await comeAsGuest(keptName() ?? name);
}

/** A guest may take another name, and has it again when they come back another time. */
export async function renameGuest(name: string): Promise<void> {
  const person = await request<Person>('PUT', '/api/me/name', { name });
  localStorage.setItem(NAME_KEPT_AS, person.name);
  isNow(person);
}
