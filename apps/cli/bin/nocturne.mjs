#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, bundle, isStale } from '../../../scripts/build.mjs';
import { checkNode, root } from '../../../scripts/setup.mjs';

try {
  checkNode();
  if (!existsSync(join(root, 'node_modules'))) {
    throw new Error('Nocturne is not installed yet: run `npm start` first.');
  }
  if (isStale()) await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(bundle).href);
