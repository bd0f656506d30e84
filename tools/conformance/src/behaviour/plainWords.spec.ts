import { axe, guidelines } from '../support/axe.ts';
import { cards, count, openSearch } from '../support/search.ts';
import { expect, settled, test, visit } from '../support/test.ts';

/** Ten sentences, what the address must say, and the chips that say what was understood. */
const sentences: readonly (readonly [text: string, address: readonly string[], chips: readonly string[]])[] = [
  ['7 seater under 60k', ['range[seats]=7:', 'range[price]=0:60000'], ['7 or more seats', 'Under $60,000']],
  ['family suv hybrid under 35000', ['/search/suv', 'refinementList[fuel][]=Hybrid'], ['SUV', 'Hybrid', 'Family']],
  ['cheap hatch', ['/search/hatch', 'sortBy=lowest-price'], ['Hatch']],
  ['toyota hilux 2018 or newer', ['/search/toyota/hilux', 'range[year]=2018:'], ['Toyota', 'Hilux', '2018 or newer']],
  ['diesel ute not a ford', ['/search/ute', 'query=-ford'], ['Ute', 'Diesel', 'Not ford']],
  ['low kms automatic', ['range[km]=0:60000', 'refinementList[transmission][]=Automatic'], ['Automatic']],
  ['between $20k and $30k petrol', ['range[price]=20000:30000'], ['Petrol', '$20,000 to $30,000']],
  ['second hand 4wd', ['/search/used-cars', 'refinementList[drive][]=4x4'], ['4x4', 'Used']],
  ['up to $150 a week', ['range[price]=0:30000'], ['Under $30,000']],
  ['newest white suv', ['/search/suv', 'sortBy=latest', 'refinementList[colour][]=White'], ['SUV', 'White']],
];

test('ten sentences become filters that can be removed, on a phone and at a desk', async ({ page }) => {
  const understands = async (text: string, address: readonly string[], chips: readonly string[]): Promise<void> => {
    await page.keyboard.press('Enter');
    for (const part of address) await expect.poll(() => decodeURIComponent(page.url()), text).toContain(part);
    await settled(page);
    for (const chip of chips)
      await expect(page.getByRole('button', { name: `Remove ${chip}` }).first(), text).toBeAttached();
  };
  const noViolations = async (): Promise<void> =>
    expect((await axe(page).withTags(guidelines).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await openSearch(page);
  const box = page.getByRole('main').getByRole('combobox').first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [text, address, chips] of sentences) {
      await visit(page, '/search');
      await box.focus();
      await page.keyboard.type(text);
      await understands(text, address, chips);
      await expect(box, text).toHaveValue(/^(?:-ford|low kms)?$/);
      if (text.startsWith('family')) {
        expect(await count(page)).toBeGreaterThan(0);
        await expect(cards(page).filter({ hasText: /caravan|camper/i })).toHaveCount(0);
      }
    }
    await noViolations();
  }
  // The search before, and what the words meant is there after a reload.
  const understood = page.url();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove White' }).first()).toBeAttached();
  expect(page.url()).toBe(understood);
  await page.getByRole('button', { name: 'Remove White' }).first().click();
  await expect.poll(() => decodeURIComponent(page.url())).not.toContain('White');
  await page.goBack();
  await expect(page).toHaveURL(understood);
});

test('a postcode chooses the yards near it, the nearest first if the visitor wants', async ({ page }) => {
  await openSearch(page);
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.fill('within 150 km of 4300');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: /^Remove Within 150\skm of 4300$/ }).first();
  await expect(chip).toBeVisible();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption({ label: 'Nearest' });
  await expect.poll(() => page.url()).toContain('sortBy=nearest');
  await settled(page);
  // What was understood is no text any more, and the list of suggestions does not cover the results.
  await expect(box).toHaveValue('');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  // All at the nearest yard come before those of other yards.
  const isNearest = await cards(page).evaluateAll((all) => all.map((card) => card.textContent.includes('Wacol')));
  expect(isNearest).toContain(true);
  expect(isNearest).toEqual([...isNearest].sort((one, other) => Number(other) - Number(one)));
  // The link is the whole search; without the chip its order is gone too.
  await page.reload();
  await expect(sort).toHaveValue('nearest');
  await chip.click();
  await expect.poll(() => page.url()).not.toContain('near');
  await expect(sort).toHaveValue('relevant');
  await expect(sort.getByRole('option', { name: 'Nearest' })).toHaveCount(0);
});
