export type { Bot } from './bot.ts';
export { heuristicNosferatu } from './nosferatu/heuristic.ts';
export { randomBot } from './random.ts';
export { deliver, ENDLESS, nextMove, playNext, seatBots, type Seating } from './seating.ts';
export { heuristicVtes } from './vtes/heuristic.ts';
