import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, testChromium } from '@dealer/tools-vite/chromium';
import { templates } from '@dealer/tools-vite/looks';
import { defineConfig } from '@playwright/test';
import type { PlaywrightTestProject } from '@playwright/test';
import type { LookOptions } from './src/support/test.ts';

const root = join(import.meta.dirname, '../..');

const looks = templates();
const executablePath = testChromium();
const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };

/** The look that runs the tests which do not depend on the look: faults, counts, forms. They read what its demo sites say. */
const lead = looks[0] ?? '';

/** What every look must do, at phone and desktop size, on its mocked build; and the main journey on its production build. */
const projects = looks.flatMap((template): PlaywrightTestProject<object, LookOptions>[] => [
  ...Object.entries(sizes).map(([width, viewport]) => ({
    name: `${template}-${width}`,
    testMatch: 'conformance/*.spec.ts',
    // Searching at a desk is tried in each look by its own filters, one after another (once/filters). Pages with little to say
    // differ by font and colours alone, which are the same at a desk.
    ...(template === lead || width === '390'
      ? {}
      : { testIgnore: ['conformance/search.spec.ts', 'conformance/emptyPages.spec.ts'] }),
    use: {
      template,
      build: 'mocked' as const,
      viewport,
      isMobile: viewport.width < 600,
      hasTouch: viewport.width < 600,
    },
  })),
  // Links, filters and how words break are each site's own, and what a press styles depends on each look's styles; each test chooses its width.
  {
    name: `${template}-once`,
    testMatch: template === lead ? 'once/*.spec.ts' : ['once/{links,filters,longText,styleWork}.spec.ts'],
    use: { template, build: 'mocked' as const, viewport: sizes[1440] },
  },
  {
    name: `${template}-production`,
    testMatch:
      template === lead
        ? // The search is tried on the feed where one is given, otherwise on the demo stock.
          ['production/*.spec.ts', ...(process.env.DEALER_FEED ? [] : ['stock/*.spec.ts'])]
        : ['production/{journey,contentSecurityPolicy,pagesInHtml}.spec.ts'],
    use: { template, build: 'production' as const, viewport: sizes[1440] },
  },
  ...(existsSync(join(root, 'apps', template, 'e2e'))
    ? [
        {
          name: `${template}-own`,
          testDir: join(root, 'apps', template, 'e2e'),
          use: { template, build: 'mocked' as const, viewport: sizes[1440] },
        },
      ]
    : []),
]);

/** Forms and journeys, which no look changes, on the sites of the first look. */
const behaviour: PlaywrightTestProject<object, LookOptions> = {
  name: `${lead}-behaviour`,
  testMatch: 'behaviour/*.spec.ts',
  use: { template: lead, build: 'mocked', viewport: sizes[1440] },
};

/** What a template team sees while it works on a look, which no look changes either. */
const develop: PlaywrightTestProject<object, LookOptions> = {
  name: `${lead}-develop`,
  testMatch: 'develop/*.spec.ts',
  // Its tests change the files of one look.
  workers: 1,
  use: { template: lead, build: 'develop', viewport: sizes[1440] },
};

/** The search on a real feed: what it finds does not depend on how it is drawn. */
const onFeed: PlaywrightTestProject<object, LookOptions> = {
  name: `${lead}-feed`,
  testMatch: 'stock/*.spec.ts',
  use: { template: lead, build: 'feed', viewport: sizes[1440] },
};

export default defineConfig<object, LookOptions>({
  testDir: './src',
  outputDir: '../../.tmp/test/e2e',
  globalSetup: './src/support/globalSetup.ts',
  fullyParallel: true,
  // Half of a test's time is waiting for the page: four keep two processors busy.
  workers: 4,
  // A machine that two builds share now and then misses a deadline; what fails three times has failed.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  globalTimeout: 32 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off',
    // A click on what is not there fails by itself, not by the time of its whole test.
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArgs,
    },
  },
  // The longest tests first: started last, they would run alone.
  projects: [...(process.env.DEALER_FEED ? [onFeed] : []), ...projects, behaviour, develop],
});
