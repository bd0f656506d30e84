import type { Page } from '@playwright/test';
import { openSearch, titleLink } from '../support/search.ts';
import { expect, open, settled, test, visit } from '../support/test.ts';
import { stockedCar, stockedCars, enquireLink } from '../support/vehicles.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls as far as the page reaches: parts further down come on the way. */
const scrollDown = async (page: Page, y: number): Promise<void> => {
  await expect
    .poll(async () => {
      await page.evaluate((top) => scrollTo(0, top), y);
      return scrolled(page);
    })
    .toBe(y);
};

test.describe('the scroll position', () => {
  test('is the top on a page loaded in full, and the old one on coming Back to it, also through another website', async ({
    page,
  }) => {
    const [first, second] = stockedCars();
    await open(page, `/cars/${first?.slug}`);
    await scrollDown(page, 1_700);
    await open(page, `/cars/${second?.slug}`);
    expect(await scrolled(page)).toBe(0);
    await scrollDown(page, 900);
    await page.goto('data:text/html,<h1>Another website</h1>');
    await page.goBack();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goBack();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(1_700);
    await page.goForward();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.reload();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(900);
  });
});

test.describe('from a card to its vehicle', () => {
  /** How many view transitions ran, and how many of them moved the picture. */
  const transitions = (page: Page): Promise<{ all: number; pictures: number }> =>
    page.evaluate(() => (globalThis as unknown as { transitions: { all: number; pictures: number } }).transitions);

  const followCard = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const counts = { all: 0, pictures: 0 };
      Object.assign(globalThis, { transitions: counts });
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counts.all += 1;
        const transition = begin(update);
        void transition.ready.then(() => {
          const moved = document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('(vehicle-picture)'));
          counts.pictures += moved ? 1 : 0;
        });
        return transition;
      };
    });
    await openSearch(page);
    // Its code loads when the page is idle.
    await settled(page);
    await titleLink(page.locator('[data-part="vehicle-card"]').first()).click();
    await expect(page.locator('main [data-part="gallery"]')).toBeVisible();
  };

  test.describe('where nothing forbids motion', () => {
    test.use({ reducedMotion: 'no-preference' });
    test('the picture moves to the page of the vehicle, and Back to its card', async ({ page }) => {
      await followCard(page);
      await expect.poll(() => transitions(page)).toEqual({ all: 1, pictures: 1 });
      await page.goBack();
      await expect(page.locator('[data-part="vehicle-card"]').first()).toBeVisible();
      await expect.poll(() => transitions(page)).toEqual({ all: 2, pictures: 2 });
    });
  });

  test('nothing moves where the visitor prefers reduced motion', async ({ page }) => {
    await followCard(page);
    expect(await transitions(page)).toEqual({ all: 0, pictures: 0 });
  });
});

test('one look at a used car is counted once, whatever is opened on its page meanwhile', async ({ page }) => {
  const [car, other] = stockedCars().filter(
    ({ car_type: type, status, price }) => type === 'used' && status === 'in_stock' && typeof price === 'number',
  );
  await open(page, '/contact-us');
  const looks: unknown[] = [];
  const views: string[] = [];
  await page.exposeFunction('noteLook', (detail: unknown) => looks.push(detail));
  await page.evaluate(() => {
    addEventListener('dealer:event', ({ detail }: CustomEventInit<{ kind: string; id?: number }>) => {
      if (detail?.kind === 'analytics' && detail.id === 4)
        void (window as unknown as { noteLook: (detail: unknown) => void }).noteLook(detail);
    });
  });
  page.on('request', (request) => (/\/view\.json/.test(request.url()) ? views.push(request.url()) : undefined));
  await visit(page, `/cars/${car?.slug}`);
  await page.keyboard.press('Shift');
  for (let time = 0; time < 2; time += 1) {
    await enquireLink(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => void (location.hash = 'main'));
  expect(looks).toHaveLength(1);
  expect(views).toHaveLength(1);

  await visit(page, `/cars/${other?.slug}`);
  await visit(page, `/cars/${car?.slug}`);
  await expect.poll(() => looks.length).toBe(3);
  expect(views).toHaveLength(3);
});

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('Back on a phone', () => {
  test('closes the menu; a link in it leads on, and Back from there to the page without its menu; closes the pictures at full screen, and Forward opens them again, whole', async ({
    page,
  }) => {
    await open(page, '/contact-us');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(menu).toBeFocused();

    await menu.click();
    await dialog(page)
      .getByRole('link', { name: /finance|offers/i })
      .first()
      .click();
    await expect(page).toHaveURL(/finance|offers/);
    await expect(dialog(page)).toHaveCount(0);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(dialog(page)).toHaveCount(0);
    await settled(page);

    const [car] = stockedCars();
    await visit(page, `/cars/${car?.slug}`);
    await page.getByRole('button', { name: 'Show full screen' }).click();
    const pictures = page.getByRole('dialog', { name: /full screen$/ });
    await expect(pictures).toBeVisible();
    await page.goBack();
    await expect(pictures).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${car?.slug}$`));
    await page.goForward();
    await expect(pictures).toBeVisible();
    await pictures.getByRole('button', { name: 'Close full screen' }).click();
    await expect(pictures).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact-us$/);
  });

  test('closes the filter sheet of a visit that began with the search, and applies its selection', async ({ page }) => {
    await page.goto('data:text/html,<h1>Another website</h1>');
    await openSearch(page);
    const filters = page.getByRole('button', { name: /^Filters/ });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await filters.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/search$/);

    await filters.click();
    await sheet.getByRole('checkbox', { name: /^Toyota/ }).check();
    await expect(page).toHaveURL(/\/search\/toyota$/);
    const withMake = page.url();
    await sheet.getByRole('checkbox', { name: /^Used/ }).check();
    await expect(page).toHaveURL(/\/search\/toyota\?refinementList\[car_type\]\[\]=used$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search\/toyota$/);
    const withBoth = page.url();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(withBoth);
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();

    // Turned to a desktop's width, the sheet leaves nothing for Back to stop at either.
    await filters.click();
    await expect(sheet).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sheet).toHaveCount(0);

    // Closed by its own button, it leaves nothing for Back to stop at.
    await filters.click();
    await sheet.getByRole('button', { name: /^Show Me/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(withBoth);
    await page.goBack();
    await expect(page).toHaveURL(withMake);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await settled(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Another website' })).toBeVisible();
  });

  test('closes an enquiry and restores its fields, also if the visit began with it', async ({ page }) => {
    const car = stockedCar(({ status, price }) => status === 'in_stock' && typeof price === 'number');
    const address = `/cars/${car.slug}`;
    await open(page, '/contact-us');
    const email = dialog(page).getByRole('textbox', { name: /^email/i });
    await open(page, `${address}?enquire=enquire`);
    await email.fill('robin@sample.example');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address}$`));

    await enquireLink(page).click();
    await expect(email).toHaveValue('robin@sample.example');
    await page.reload();
    await expect(email).toHaveValue('robin@sample.example');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    // The link that opened it had the focus before the page was loaded again.
    await expect(page.locator('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});
