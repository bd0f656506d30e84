import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { storyProjects } from './.storybook/vitest.stories.ts';

/** Workspace packages resolve to their sources, in node as in the browser. */
const conditions = ['dealer-source', 'module', 'node', 'development|production', 'default'];

const unit = (name: string, folder: string, environment: 'node' | 'happy-dom'): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    environment,
    ...(environment === 'happy-dom' ? { setupFiles: ['vitest.setup.ts'] } : {}),
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-mocked/**', '**/e2e/**'],
    restoreMocks: true,
    // Files share their worker: half the time went into starting one for each. What a file changes it takes back.
    isolate: false,
    // Laws are tried on hundreds of drawn cases: on a machine that other work shares this is no fault.
    testTimeout: 20_000,
    unstubGlobals: true,
  },
});

/** Rules and servers need no page; everything that touches one gets happy-dom. Stories run in Chromium. */
const nodePackages = ['core', 'search-engine'];
const pagePackages = ['ui', 'api', 'search', 'storefront', 'mocks'];

export default defineConfig({
  test: {
    projects: [
      ...nodePackages.map((name) => unit(name, `packages/${name}`, 'node')),
      ...pagePackages.map((name) => unit(name, `packages/${name}`, 'happy-dom')),
      unit('tools', 'tools', 'node'),
      unit('apps', 'apps', 'happy-dom'),
      ...(existsSync(new URL('./.storybook/main.ts', import.meta.url)) ? storyProjects : []),
    ],
  },
});
