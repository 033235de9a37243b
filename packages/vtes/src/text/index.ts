// The game's texts for people.

export { cardName } from './card-name.ts';
export { vtesMessages } from './languages.ts';
export type { VtesMessageKey, VtesMessages } from './messages.ts';
export { nameInPlay } from './seen.ts';
export { type CardPart, parts, type Reader, sentence, textArguments, type Told } from './told.ts';
export { tell } from './tell.ts';
export { tellOption } from './tell-option.ts';
export { tellPrompt, tellWaiting } from './tell-prompt.ts';
export { tellReason } from './tell-reason.ts';
