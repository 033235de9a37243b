// The siege of the server's borders.
import { runBesideServer } from './bundled.mjs';
import { run } from './setup.mjs';

run(() => runBesideServer('fuzz', { main: 'apps/server/fuzz/main.ts' }));
