import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/test.ts';
import { stockedCars } from '../support/vehicles.ts';

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

/** Goes to another page within this one, as a link of the site does. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await settled(page);
};

test.describe('the scroll position', () => {
  test('is the top on a page loaded in full, and the old one on coming Back to it, also through another website', async ({ page }) => {
    const [first, second] = await stockedCars(page);
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

test('one look at a used car is counted once, whatever is opened on its page meanwhile', async ({ page }) => {
  const [car, other] = (await stockedCars(page)).filter(({ car_type: type, status, price }) => type === 'used' && status === 'in_stock' && typeof price === 'number');
  const looks: unknown[] = [];
  const views: string[] = [];
  await page.exposeFunction('noteLook', (detail: unknown) => looks.push(detail));
  await page.evaluate(() => {
    addEventListener('dealer:event', ({ detail }: CustomEventInit<{ kind: string; id?: number }>) => {
      if (detail?.kind === 'analytics' && detail.id === 4) void (window as unknown as { noteLook: (detail: unknown) => void }).noteLook(detail);
    });
  });
  page.on('request', (request) => (/\/view\.json/.test(request.url()) ? views.push(request.url()) : undefined));
  await visit(page, `/cars/${car?.slug}`);
  await page.keyboard.press('Shift');
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('link', { name: /^enquire/i }).and(page.locator(':visible')).first().click();
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
