import { pathToFileURL } from 'node:url';
import { run, setup } from './setup.mjs';

run(async () => {
  await setup({ quiet: true });
  const { serverBundle } = await import('./build.mjs');
  await import(pathToFileURL(serverBundle).href);
});
