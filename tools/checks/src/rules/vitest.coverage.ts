import { defineConfig } from 'vitest/config';
import { root } from '../root.ts';

// npm run test:coverage: how much of the rules their own tests run. Below 95 of 100 statements or branches it fails.
export default defineConfig({
  root,
  resolve: { conditions: ['dealer-source', 'module', 'node', 'development|production', 'default'] },
  test: {
    name: 'core',
    environment: 'node',
    include: ['packages/core/src/**/*.test.ts'],
    restoreMocks: true,
    isolate: false,
    testTimeout: 20_000,
    unstubGlobals: true,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      // Lists of exports and the builders that tests are made of decide nothing.
      exclude: ['**/*.test.ts', '**/*.d.ts', '**/index.ts', 'packages/core/src/testing/**'],
      reporter: ['text-summary', 'json-summary', 'json', ['text', { skipFull: true, maxCols: 120 }]],
      reportsDirectory: '.tmp/coverage',
      reportOnFailure: true,
      thresholds: { statements: 95, branches: 95 },
    },
  },
});
