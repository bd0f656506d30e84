import { sourceAliases } from '@dealer/tools-vite/sources';
import { defineConfig } from 'vitest/config';

// npm test -- edge: the tests that run workers in workerd, which the stage installs.
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: sourceAliases },
  test: { name: 'edge', environment: 'node', include: ['*.test.ts'], testTimeout: 20_000 },
});
