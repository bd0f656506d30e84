import type { Page } from '@playwright/test';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { asStaticHost, expect, open, test } from '../support/test.ts';

/** Serves the look's demo site with something else in its file. */
const changeSite = (page: Page, change: object): Promise<unknown> =>
  page.route('**/site.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });

/** The headings of the page, from the first to the last of those named. */
const headings = async (page: Page, names: readonly string[]): Promise<string[]> =>
  (await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()).filter((text) =>
    names.includes(text),
  );

test('a site file alone reorders the home page and the vehicle page', async ({ page, noise }) => {
  noise.allow(/site\.json: card\.showVews is ignored/);
  await asStaticHost(page);
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.addInitScript(() =>
    addEventListener('dealer:event', ({ detail }: CustomEventInit<{ kind: string }>) => {
      if (detail?.kind !== 'analytics') console.info(`event ${JSON.stringify(detail)}`);
    }),
  );
  await changeSite(page, {
    card: { showVews: true },
    pages: {
      home: {
        remove: ['makes'],
        move: [{ key: 'locations', after: 'hero' }],
        add: [
          { section: 'reasons', id: 'promise', settings: { title: 'What we promise' }, before: 'bodyTypes' },
          { section: 'certfied' },
        ],
      },
      vehicle: {
        remove: ['vehicleMap'],
        move: [{ key: 'financeCalculator', before: 'specifications' }],
        add: [{ section: 'reasons', settings: { title: 'Why from us' }, area: 'summary', before: 'summary' }],
      },
    },
  });

  await test.step('the home page, with what it cannot show left out and reported', async () => {
    await open(page, '/');
    await page.keyboard.press('Shift');
    const order = ['Our Locations', 'What we promise', 'Shop by body type'];
    await expect.poll(() => headings(page, order)).toEqual(order);
    await expect(page.getByRole('heading', { name: 'Shop by make' })).toHaveCount(0);
    await expect
      .poll(() => errors)
      .toEqual(
        expect.arrayContaining([
          'site.json: card.showVews is ignored. "showVews" is not a setting. Did you mean "showViews"?',
          String.raw`event {"kind":"settingIgnored","path":"card.showVews","message":"\"showVews\" is not a setting"}`,
          'event {"kind":"regionFailed","region":"section certfied","message":"There is no such section."}',
        ]),
      );
  });

  await test.step('the vehicle page, its first view too', async () => {
    await openSearch(page);
    await open(page, (await titleLink(cards(page).first()).getAttribute('href')) ?? '/');
    await page.keyboard.press('Shift');
    const order = ['Key information', 'Finance calculator', 'Car Details'];
    await expect.poll(() => headings(page, order)).toEqual(order);
    await expect(page.getByRole('region', { name: 'Where it is' })).toHaveCount(0);
    const promise = page.getByRole('heading', { name: 'Why from us' });
    await expect(promise).toBeVisible();
    const [above, title] = await Promise.all([promise.boundingBox(), page.locator('main h1').boundingBox()]);
    expect(above?.y).toBeLessThan(title?.y ?? 0);
  });
});

test('a page list that does not fit leaves the list of the look', async ({ page, noise }) => {
  noise.allow(/site\.json: pages\.home is ignored/);
  await changeSite(page, { pages: { home: 'hero' } });
  await open(page, '/');
  await page.keyboard.press('Shift');
  const order = ['Shop by body type', 'Our Locations'];
  await expect.poll(() => headings(page, order)).toEqual(order);
});
