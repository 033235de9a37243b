// Sets up what is missing and serves the game, in this process: signals reach the server itself.
import { pathToFileURL } from 'node:url';
import { run, setup } from './setup.mjs';

run(async () => {
  await setup({ quiet: true });
  const { serverBundle } = await import('./build.mjs');
  await import(pathToFileURL(serverBundle).href);
});
