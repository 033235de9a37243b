export * from './decks.ts';
export * from './http.ts';
export * from './replay.ts';
export * from './socket.ts';
export * from './text/index.ts';
export * from './words.ts';
