export { vtes } from './game.ts';
export type { Vtes } from './types.ts';
