import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArgs, testChromium } from '../tools/vite/src/chromium.ts';
import { templates } from '../tools/vite/src/looks.ts';
import { sourceAliases } from '../tools/vite/src/sources.ts';
import { optimizeDeps } from './optimizeDeps.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/** The system's Chromium if there is one, else the one that Playwright installed. */
const executablePath = testChromium();
const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs };

const otherApps = (template: string): string[] =>
  templates()
    .filter((name) => name !== template)
    .map((name) => `apps/${name}/**`);

/** Components, whose contrast the first look measures in all looks, and whole pages. */
const onceOnly = ['packages/ui/**', 'packages/storefront/src/pages/*/*.stories.tsx'];

/**
 * Stories as tests in real Chromium with axe as an error. The first look runs all of them. The others run what has other parts in them,
 * which are sections and their own stories, and only without interaction, because behaviour is the same in each look: Storybook adds the
 * tag to each story with a play function. Whole pages of each look are opened by `tools/conformance`.
 */
export const storyProject = (template: string, at: number): TestProjectInlineConfiguration => ({
  root,
  cacheDir: `${root}/node_modules/.vite/stories-${template}`,
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: { template },
      ...(at === 0 ? {} : { tags: { exclude: ['play-fn'] } }),
    }),
  ],
  resolve: { alias: sourceAliases },
  optimizeDeps,
  test: {
    name: `stories-${template}`,
    // A look's own stories are in that look; the first look's run has all of them, with what is pressed.
    exclude: ['**/node_modules/**', ...(at === 0 ? [] : [...otherApps(template), ...onceOnly])],
    // A review does six times as much.
    testTimeout: process.env.VITE_REVIEW ? 120_000 : 30_000,
    setupFiles: ['.storybook/vitest.setup.ts'],
    // Two looks run next to each other, because a page waits much of its time for what it loads and draws.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { groupOrder: 1 },
    // One page for all stories of a look, as in Storybook itself.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});

export const storyProjects = templates().map(storyProject);
