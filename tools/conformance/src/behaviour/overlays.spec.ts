import { cards, openSearch } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';
import { carAddress, openCar, stockedCar } from '../support/vehicles.ts';

// Playwright hides scrollbars; here they take 15 px, as in most browsers at a desk.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('the menu of a card works in a browser without popovers', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  });
  await openSearch(page);
  const more = cards(page).first().getByRole('button', { name: /^More/ });
  const menu = page.getByRole('dialog', { name: /^More/ });
  const closed = async (): Promise<void> => {
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
  };
  await expect(cards(page).first().locator('dialog')).toHaveCount(1);
  await expect(menu).toHaveCount(0);

  await more.click();
  await expect(menu.getByRole('link')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await closed();

  await more.click();
  await page.mouse.click(20, 20);
  await closed();
  await expect(page).toHaveURL(/\/search$/);

  await more.press('Enter');
  const link = menu.getByRole('link', { name: 'Enquire Now' });
  const address = new URL((await link.getAttribute('href'))!, page.url()).href;
  await link.click();
  await expect(page).toHaveURL(address);
});

test('an opening dialog moves nothing, and the page behind it does not scroll', async ({ page }) => {
  const car = await stockedCar(() => true);
  await openCar(page, carAddress(car.slug));
  await settled(page);
  const boxes = (): Promise<unknown> =>
    page.locator('header, main, main h1').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        return { x, y, width };
      }),
    );
  const before = await boxes();
  expect(before).toContainEqual({ x: 0, y: expect.any(Number), width: 1425 });

  await page.getByRole('link', { name: 'Enquire Now' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await boxes()).toEqual(before);
  await page.mouse.move(10, 450);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await boxes()).toEqual(before);
});
