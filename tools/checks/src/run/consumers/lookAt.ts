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

const makesOf = (page: Page): Promise<string[]> => page.locator('.ais-RefinementList-labelText').allTextContents();

/** The page with InstantSearch: the stock of three vehicles, and the two that are left of it after a make was chosen. */
export const lookAtSearch = async (page: Page): Promise<string[]> => {
  const cars = page.getByRole('list', { name: 'Cars' }).getByRole('article');
  await cars.nth(2).waitFor();
  const makes = await makesOf(page);
  const all = await cars.count();
  await page.getByRole('checkbox', { name: /Toyota/ }).check();
  await cars.nth(2).waitFor({ state: 'detached' });
  const toyotas = await cars.count();
  return [
    ...(makes.join() === 'Toyota,Mazda' ? [] : [`the makes are ${makes.join(', ')}`]),
    ...(all === 3 && toyotas === 2 ? [] : [`there are ${all} cars, and ${toyotas} from Toyota`]),
    ...(await lookAtVehicle(page)),
  ];
};
