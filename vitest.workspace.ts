import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { sourceAliases } from './tools/vite/src/sources.ts';
import { storyProjects } from './.storybook/vitest.stories.ts';

/** Tests of components run in Node too: what a dependency exports for Node is the right part of it. */
const conditions = ['module', 'node', 'development|production', 'default'];

const unit = (name: string, folder: string, environment: 'node' | 'happy-dom'): TestProjectInlineConfiguration => ({
  resolve: { alias: sourceAliases, conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    environment,
    ...(environment === 'happy-dom' ? { setupFiles: ['vitest.setup.ts'] } : {}),
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-mocked/**',
      '**/e2e/**',
      'tools/deploy/edge/**',
      'packages/create-site/templates/**',
      isolatedTests,
    ],
    restoreMocks: true,
    // Files share their worker, because starting one for each took half the time. Each file undoes its changes.
    isolate: false,
    // Property tests run hundreds of random cases, which takes seconds on a busy machine.
    testTimeout: 20_000,
    unstubGlobals: true,
  },
});

/** Files that replace a module: in a shared worker another file may have loaded the real one before. */
const isolatedTests = '**/*.isolated.test.{ts,tsx}';
const isolated = (): TestProjectInlineConfiguration => {
  const shared = unit('isolated', 'packages', 'happy-dom');
  return {
    ...shared,
    test: { ...shared.test, include: [isolatedTests], exclude: ['**/node_modules/**', '**/dist/**'], isolate: true },
  };
};

/** Rules and servers need no DOM; everything that renders gets happy-dom. Stories run in Chromium. */
const nodePackages = ['core', 'search-engine', 'server', 'vite', 'create-site', 'demo-pictures'];
const pagePackages = ['ui', 'api', 'search', 'storefront', 'mocks'];

export default defineConfig({
  test: {
    // An accessibility review records its day for each component.
    ...(process.env.VITE_REVIEW ? { reporters: ['default', './.storybook/recordReviews.ts'] } : {}),
    // Tests leave no temporary folders.
    globalSetup: ['vitest.temporary.ts'],
    projects: [
      ...nodePackages.map((name) => unit(name, `packages/${name}`, 'node')),
      ...pagePackages.map((name) => unit(name, `packages/${name}`, 'happy-dom')),
      isolated(),
      unit('tools', 'tools', 'node'),
      unit('apps', 'apps', 'happy-dom'),
      unit('storybook', '.storybook', 'node'),
      ...(existsSync(new URL('./.storybook/main.ts', import.meta.url)) ? storyProjects : []),
    ],
  },
});
