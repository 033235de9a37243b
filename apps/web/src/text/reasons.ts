// Why the server refused something, in the reader's language.

import { kernelMessages } from '@nocturne/kernel';
import type { ReasonMessage } from '@nocturne/protocol';
import { serverMessages } from '@nocturne/protocol/text';
import { useReader, type Values, type WebReader } from './reader.tsx';

/** Names of what went wrong that no reader needs are left out of the arguments; a text takes words and numbers. */
const valuesOf = (reason: ReasonMessage): Values =>
  Object.fromEntries(
    Object.entries(reason).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  ) as Values;

const OF_SERVER = { ...kernelMessages.en, ...serverMessages.en };
/** Whether the words for it are the server's, or a game's. */
export const isServerReason = ({ why }: ReasonMessage): boolean =>
  why === 'no-answer' || Object.hasOwn(OF_SERVER, `why.${why}`);

export function serverReason(reason: ReasonMessage, { language, format, say }: WebReader): string {
  const messages: Readonly<Record<string, string>> = {
    ...kernelMessages[language],
    ...serverMessages[language],
  };
  if (reason.why === 'no-answer') return say('why.no-answer');
  const message = messages[`why.${reason.why}`];
  return message === undefined ? say('why.unknown') : format(message, language, valuesOf(reason));
}

export function useServerReason(): (reason: ReasonMessage) => string {
  const reader = useReader();
  return (reason) => serverReason(reason, reader);
}
