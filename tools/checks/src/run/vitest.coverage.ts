import { sourceAliases } from '@dealer/tools-vite/sources';
import { defineConfig } from 'vitest/config';
import { root } from '../root.ts';

// npm run test:coverage: how much of the rules their own tests cover. It fails below 95 of 100 statements or branches.
export default defineConfig({
  root,
  resolve: { alias: sourceAliases },
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
      // Lists of exports and test builders contain no rules.
      exclude: ['**/*.test.ts', '**/*.d.ts', '**/index.ts', 'packages/core/src/testing/**'],
      reporter: ['text-summary', 'json-summary', 'json', ['text', { skipFull: true, maxCols: 120 }]],
      reportsDirectory: '.tmp/coverage',
      reportOnFailure: true,
      thresholds: { statements: 95, branches: 95 },
    },
  },
});
