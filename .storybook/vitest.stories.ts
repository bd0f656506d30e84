import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArgs, systemChromium } from '../tools/vite/src/chromium.ts';
import { templates } from '../tools/vite/src/looks.ts';
import { sourceAliases } from '../tools/vite/src/sources.ts';
import { optimizeDeps } from './optimizeDeps.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/** The system's Chromium if there is one, else the one that Playwright installed. */
const launchOptions = {
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: chromiumArgs,
};

/**
 * Stories as tests in real Chromium with axe as an error. The first look runs all of them; the others run only stories without
 * interaction, because behaviour is the same in each look. Storybook adds the tag to each story with a play function.
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
    testTimeout: 20_000,
    setupFiles: ['.storybook/vitest.setup.ts'],
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
