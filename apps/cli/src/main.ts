import { run } from './program.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads our output may stop reading: `nocturne replay … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processTerminal());
