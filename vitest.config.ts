import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Machines are noisy: a slow test is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Style sheets are read by tests only as text.
    css: { include: /[?]raw$/ },
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
