import { defineConfig } from 'vitest/config';

// What judges a mutant: the tests of the folders whose rules are mutated, and of those that build on them. No root is set:
// Stryker works in a copy of the repository.
export default defineConfig({
  resolve: { conditions: ['dealer-source', 'module', 'node', 'development|production', 'default'] },
  test: {
    name: 'core',
    environment: 'node',
    include: ['packages/core/src/{finance,price,card,search,locations,budget}/**/*.test.ts'],
    setupFiles: ['tools/checks/src/mutation/sameDraws.ts'],
    // Rules keep nothing between tests, and a new process for each file is most of the time of a mutant.
    isolate: false,
    // A mutant that never ends also holds up the end of its process.
    teardownTimeout: 120_000,
    // Stryker has its own limit; a test that a busy machine slows down must not count as one that noticed.
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
