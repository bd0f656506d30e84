import { sourceAliases } from '@dealer/tools-vite/sources';
import { defineConfig } from 'vitest/config';

// The tests that run for a mutant: those of the mutated folders and of the folders that use them. No root is set, because
// Stryker works in a copy of the repository.
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    name: 'core',
    environment: 'node',
    include: ['packages/core/src/{finance,price,card,search,contact}/**/*.test.ts'],
    setupFiles: ['tools/checks/src/run/mutation/sameDraws.ts'],
    // Rules have no state, and a new process for each file would take most of the time.
    isolate: false,
    // A mutant in an endless loop also delays the end of its process.
    teardownTimeout: 120_000,
    // Stryker has its own time limit; a test that is slow on a busy machine must not count as a failure.
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
