import type { Locator, Page } from '@playwright/test';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';

/** The generated stock turns its white utes: opens one that has all its pictures. */
const openTurning = async (page: Page): Promise<void> => {
  await openSearch(page, '/search?refinementList[simple_body][]=Ute&refinementList[colour][]=White');
  const turning = cards(page).filter({ has: page.locator('img[src*="/ute/white/"]'), hasText: /(5|12) ?photos/ });
  await titleLink(turning.first()).click();
  await settled(page);
};

const view = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Views' }).getByRole('tab', { name });
const turn = (page: Page): Locator => page.getByRole('slider', { name: /^360 view of/ });

/** The 360 view of the open vehicle, when every frame is there. */
const openSpin = async (page: Page): Promise<Locator> => {
  await view(page, 'Spin').click();
  await expect(turn(page)).toBeVisible();
  await expect(turn(page)).not.toHaveAttribute('aria-disabled');
  return turn(page);
};

test('pictures of a vehicle fill the screen and give the page back where they were left; its 360 view turns with mouse and keys', async ({
  page,
}) => {
  await openTurning(page);
  await test.step('pictures fill the screen and turn with the arrow keys', async () => {
    await view(page, 'Images').click();
    const pictures = page.getByRole('region', { name: /^pictures of/i });
    const opener = pictures.getByRole('button', { name: 'Show full screen' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: /full screen$/ });
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Picture 2 of', { exact: false })).toBeAttached();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog.getByText('Picture 3 of', { exact: false })).toBeAttached();
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(pictures.getByText(/picture 3 of/i)).toBeAttached();
  });
  const slider = await openSpin(page);
  await test.step('the 360 view turns with the mouse, 20 pixels a step, and its hint goes', async () => {
    const hint = page.getByText('Swipe or drag to turn');
    await expect(hint).toBeVisible();
    const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 4];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 45, y, { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute('aria-valuenow', '20');
    await expect(hint).toBeHidden();
  });

  await test.step('it turns with the keys, and goes to what the highlights name', async () => {
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuenow', '350');
    await page.getByRole('button', { name: /highlights$/ }).click();
    const list = page.getByRole('list', { name: 'Highlights' });
    await list.getByRole('button', { name: /tailgate/i }).click();
    await expect(slider).toHaveAttribute('aria-valuenow', '180');
    await list
      .getByRole('button', { name: /inside$/i })
      .first()
      .click();
    await expect(page.getByRole('img', { name: /^Inside/ })).toBeVisible();
    await expect(view(page, 'Interior')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the 360 view turns under a finger, and the page still scrolls over it', async ({ page }) => {
    await openTurning(page);
    const slider = await openSpin(page);
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const session = await page.context().newCDPSession(page);
    const swipe = async (dx: number, dy: number): Promise<void> => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 10; step += 1)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }],
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-110, 0);
    await expect(slider).not.toHaveAttribute('aria-valuenow', '0');
    const turned = Number(await slider.getAttribute('aria-valuenow'));
    expect(turned).toBeGreaterThan(300);
    const top = await page.evaluate(() => scrollY);
    await swipe(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    await expect(slider).toHaveAttribute('aria-valuenow', String(turned));
  });
});
