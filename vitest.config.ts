import { defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/browser/**/*.test.ts';

export default defineConfig({
  test: {
    // Machines are noisy: a slow test is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Style sheets are read by tests only as text.
    css: { include: /[?]raw$/ },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [BROWSER, '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'apps/web/browser/built.ts',
          // A browser and a server take the whole machine: one after the other, and after the rest.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
