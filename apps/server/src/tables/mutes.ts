// Who is not heard at a table. A person mutes others for themselves; the host mutes them for everyone.

import type { About, Mute } from './about.ts';

/** What one table remembers of it. */
const MOST = 200;

const isSame = (one: Mute, other: Mute): boolean => one.by === other.by && one.person === other.person;

/** Nobody hears them. */
export const isMuted = ({ mutes }: About, speaker: string): boolean =>
  mutes.some(({ by, person }) => by === null && person === speaker);

/** This one does not want to hear them. */
export const isMutedFor = ({ mutes }: About, speaker: string, listener: string): boolean =>
  mutes.some(({ by, person }) => by === listener && person === speaker);

export const withMute = (about: About, mute: Mute, muted: boolean): About => {
  const others = about.mutes.filter((one) => !isSame(one, mute));
  return { ...about, mutes: muted ? [...others, mute] : others };
};

export const isFull = ({ mutes }: About): boolean => mutes.length >= MOST;
