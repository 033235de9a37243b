export { vtes } from './game.ts';
export {
  cardName,
  type Reader,
  sentence,
  tell,
  tellOption,
  tellPrompt,
  tellReason,
  tellWaiting,
  textArguments,
  type Told,
  type VtesMessageKey,
  vtesMessages,
  type VtesMessages,
} from './text/index.ts';
export type { Vtes } from './types.ts';
