import { defineConfig } from 'vitest/config';

// What Stryker runs for each mutant: the tests of the rules and nothing else.
export default defineConfig({
  test: { include: ['shop-core/src/rules/**/*.test.ts'], environment: 'node', env: { TZ: 'UTC' } },
});
