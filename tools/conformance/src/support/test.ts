import { expect, test as base } from '@playwright/test';
import { mocksOn } from '@dealer/mocks/playwright';
import type { PageMocks } from '@dealer/mocks/playwright';
import type { Page } from '@playwright/test';

/**
 * Which look, and which of its builds, a project tests: mocked, production, or production with the cars of DEALER_FEED; or the
 * development server on a copy of the look.
 */
export type LookOptions = { template: string; build: 'mocked' | 'production' | 'feed' | 'develop' };

type Noise = {
  /** Says that this test makes the console speak on purpose. */
  allow: (text: RegExp) => void;
};

type Fixtures = {
  noise: Noise;
  /** Opens states of the mock backend. */
  mocks: PageMocks;
};

/** The page's window, with the sum of its shifts and what moved how far. */
export type Shifting = Window & { layoutShift: number; moved: string[] };

/** Adds up how much the page moves by itself, as browsers count it. */
const watchShifts = (): void => {
  const shifting = window as unknown as Shifting;
  shifting.layoutShift = 0;
  shifting.moved = [];
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      shifting.layoutShift += entry.value;
      for (const { node, previousRect: was, currentRect: is } of entry.sources) {
        const name =
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : 'text';
        shifting.moved.push(
          `${entry.value.toFixed(3)} ${name} "${(node?.textContent ?? '').slice(0, 40)}" ${[was.x, was.y, was.height].map(Math.round).join(',')} to ${[is.x, is.y, is.height].map(Math.round).join(',')}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Tests look at pages without the badge of the mock backend; its panel opens by the keyboard. */
const hideBadge = (): void => {
  try {
    sessionStorage.setItem('dealer:mocks-badge', 'hidden');
  } catch {
    // A page without an origin has neither.
  }
};

/** Playwright's test, on a look's build: a console that speaks up fails the test, whatever else it looks at. */
export const test = base.extend<Fixtures, LookOptions>({
  template: ['', { option: true, scope: 'worker' }],
  build: ['mocked', { option: true, scope: 'worker' }],
  baseURL: async ({ template, build }, use) => {
    const urls = JSON.parse(process.env.CONFORMANCE_URLS ?? '{}') as Record<string, Record<string, string>>;
    await use(urls[build]?.[template]);
  },
  mocks: ({ page, baseURL }, use) => use(mocksOn(page, baseURL)),
  noise: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          heard.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      await page.addInitScript(watchShifts);
      await page.addInitScript(hideBadge);
      await use({ allow: (text) => void allowed.push(text) });
      expect(
        heard.filter((line) => !allowed.some((text) => text.test(line))),
        'the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** From now on the host answers pages without their content, as one that only serves files: the browser requests everything itself. */
export const asStaticHost = async (page: Page): Promise<void> => {
  await page.route(
    (url) => !/\.\w+$|^\/(api|search-engine)\//.test(url.pathname),
    (route) =>
      route.request().isNavigationRequest()
        ? route.continue({ headers: { ...route.request().headers(), 'x-dealer-shell': '1' } })
        : route.fallback(),
  );
};

/** Waits until the page has its heading and nothing in it is still on its way. */
export const settled = async (page: Page): Promise<void> => {
  // The page listens: until then it is what the server has written.
  await expect(page.locator('#dealer-handover, [data-shell]')).toHaveCount(0);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** Waits until no card that the reader sees is still an empty shape. Rails further down load when they are scrolled to. */
export const cardsLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main [data-part="vehicle-card-skeleton"]')].filter(
            (shape) => shape.getBoundingClientRect().top < innerHeight,
          ).length,
      ),
    )
    .toBe(0);

/** Opens a page of the look and waits until it has loaded. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settled(page);
};

/** Follows a link of the site, which may lead on to another page, without loading the site again. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);

/** Goes to another page of the site as a link of it does, without loading the site again. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await follow(page, path);
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === path);
  await settled(page);
};

/** Is this the phone's size? */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
export { expect };
