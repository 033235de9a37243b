// The load run. Stdout belongs to it.
import { runBesideServer } from './bundled.mjs';
import { run } from './setup.mjs';

run(() => runBesideServer('load', { main: 'apps/server/load/main.ts', bare: 'apps/server/load/bare.ts' }));
