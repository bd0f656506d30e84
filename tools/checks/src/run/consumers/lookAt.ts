import type { Page } from 'playwright';
import { layerOrder } from '@dealer/tools-vite/layerOrder';
import { layerFindings, silhouetteFindings, styleFindings } from './pageStyles.ts';

const sum = async (...findings: Promise<string[]>[]): Promise<string[]> => (await Promise.all(findings)).flat();

/** The dialog that the button opens. */
const dialogFindings = async (page: Page): Promise<string[]> => {
  await page.getByRole('button', { name: 'Call me back' }).click();
  await page.getByRole('dialog').waitFor();
  return styleFindings(page, 'dialog');
};

/** A card with its silhouette, a filled button and a dialog: what each project of others shows. */
export const lookAtVehicle = async (page: Page): Promise<string[]> => [
  ...(await sum(
    layerFindings(page, layerOrder()),
    styleFindings(page, 'button'),
    styleFindings(page, 'card'),
    silhouetteFindings(page),
  )),
  ...(await dialogFindings(page)),
];

/** A story with a card. */
export const lookAtCards = (page: Page): Promise<string[]> =>
  sum(layerFindings(page, layerOrder()), styleFindings(page, 'card'), silhouetteFindings(page));

/** A story with a button. */
export const lookAtButton = (page: Page): Promise<string[]> =>
  sum(layerFindings(page, layerOrder()), styleFindings(page, 'button'));

/** The price of the first vehicle of `searchServer.mjs`. */
const firstPrice = '$45,990';

/** Opens the page at an address with this search, and returns what is missing of the texts that it should show. */
const addressFindings = async (page: Page, search: string, texts: string[]): Promise<string[]> => {
  await page.goto(new URL(search, page.url()).href, { waitUntil: 'networkidle' });
  const shown = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ');
  return texts
    .filter((text) => !shown.includes(text))
    .map((text) => `"${text}" is missing at ${search}, where the page shows:\n${shown}`);
};

/** What an address may lead to besides results: one car, none, a page beyond the last one, an order that the page does not have. */
const stateFindings = async (page: Page): Promise<string[]> => {
  const results = page.getByRole('list', { name: 'Cars' }).getByRole('article');
  const press = async (name: string, count: number): Promise<string[]> => {
    await page.getByRole('button', { name }).click();
    await results.nth(count - 1).waitFor();
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    return focused === 'Results' ? [] : [`"${name}" leaves the focus on ${focused}`];
  };
  /** One card alone is below the first words of the page's results, not in the middle. */
  const startFindings = async (): Promise<string[]> => {
    const [card, count] = [await results.first().boundingBox(), await page.getByRole('status').first().boundingBox()];
    return card?.x === count?.x ? [] : [`one card alone begins at ${card?.x} px, the results at ${count?.x} px`];
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  return [
    ...(await addressFindings(page, '?refinementList[make][0]=Mazda', ['1 car\n', 'Mazda'])),
    ...(await startFindings()),
    ...(await addressFindings(page, '?range[price]=30000:', ['2 cars', '$30,000 and over'])),
    ...(await addressFindings(page, '?range[price]=30000:40000', ['1 car\n', '$30,000 to $40,000'])),
    ...(await addressFindings(page, '?sortBy=Car_production:odometer:asc', ['3 cars', 'Hilux'])),
    ...(await addressFindings(page, '?page=99', ['3 cars', 'There are no more cars'])),
    ...(await press('Go to the first page', 3)),
    ...(await addressFindings(page, '?refinementList[make][0]=Nonesuch', ['0 cars', 'No cars match'])),
    ...(await press('Clear filters', 3)),
    ...(await addressFindings(page, '?query=nonesuch', ['0 cars', 'No cars match'])),
    ...(await press('Clear filters', 3)),
  ];
};

/**
 * The page with InstantSearch in a desktop window: three vehicles, the two of a make, their order, and the address; then on a phone, and
 * at addresses with few cars or none.
 */
export const lookAtSearch = async (page: Page): Promise<string[]> => {
  const cars = page.getByRole('list', { name: 'Cars' }).getByRole('article');
  const findings: string[] = [];
  const expectCars = async (count: number, when: string): Promise<void> => {
    const text = `${count} cars`;
    await page.getByRole('status').filter({ hasText: text }).waitFor();
    const shown = await cars.count();
    if (shown !== count) findings.push(`${shown} cars are shown instead of ${count} ${when}`);
  };
  await expectCars(3, 'at first');
  const makes = await page.getByRole('list', { name: 'Make' }).locator('label').allTextContents();
  if (makes.map((make) => make.trim()).join() !== 'Toyota (2),Mazda (1)')
    findings.push(`the makes are ${makes.join(', ')}`);
  await page.getByRole('checkbox', { name: /Toyota/ }).check();
  await expectCars(2, 'from Toyota');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
  await cars.first().filter({ hasText: 'Yaris' }).waitFor();
  await page.waitForURL(/sortBy=.*refinementList|refinementList.*sortBy=/);
  await page.reload({ waitUntil: 'networkidle' });
  await expectCars(2, 'after a reload');
  findings.push(
    ...(await sum(layerFindings(page, layerOrder()), styleFindings(page, 'card'), silhouetteFindings(page))),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('checkbox', { name: /Toyota/ })
    .uncheck();
  await page.getByRole('button', { name: 'Show 3 cars' }).click();
  await expectCars(3, 'after the sheet');
  const link = await cars.first().getByRole('link').first().getAttribute('href');
  if (link !== 'https://citymotors.example/cars/yaris-2') findings.push(`the first card leads to ${link}`);
  return [...findings, ...(await stateFindings(page))];
};

/** The page with InstantSearch as a server rendered it: its HTML has the vehicles, and React has nothing to correct. */
export const lookAtRenderedSearch = async (page: Page): Promise<string[]> => {
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get(page.url())).text();
  return [
    ...(html.includes(firstPrice) ? [] : ['the HTML of the server has no vehicles']),
    ...(await lookAtSearch(page)),
  ];
};
