// What is tested is what is served: built once, before the first of these tests.

import { build, isStale } from '../../../scripts/build.mjs';

export default async function setup(): Promise<void> {
  if (isStale()) await build();
}
