import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { storedLeads } from './leads.ts';
import { stockFile } from './stockFile.ts';
import { open } from './test.ts';

/** A car of the mocked stock, as its document says. */
export type StockedCar = Record<string, unknown> & { id: number; slug: string; car_type: string };

const read = new Map<string, StockedCar[]>();

/** The cars of the mocked stock that the first site of the look under test shows. */
export const stockedCars = (): StockedCar[] => {
  const { template = '' } = test.info().project.use as { template?: string };
  const cars = read.get(template) ?? (JSON.parse(readFileSync(stockFile(template), 'utf8')) as StockedCar[]);
  read.set(template, cars);
  return cars;
};

/** The first of these cars that answers to `fits`. */
export const stockedCar = (fits: (car: StockedCar) => boolean): StockedCar => {
  const cars = stockedCars();
  const car = cars.find(fits);
  if (!car) throw new Error(`None of the ${cars.length} cars of the site is such a car.`);
  return car;
};

/** Whether a car can be bought now, at a price that lenders take. */
export const isForSale = ({ status, sold, price, reserved }: StockedCar): boolean =>
  status === 'in_stock' && sold !== true && Number(price) > 5_000 && reserved !== true;

/** The address of a car, with changes to the site's settings where the test needs some. */
export const carAddress = (slug: string, flags: Record<string, unknown> = {}, query = ''): string => {
  const written = Object.entries(flags)
    .map(([path, value]) => `${path}:${JSON.stringify(value)}`)
    .join(',');
  return `/cars/${slug}?${written === '' ? '' : `flags=${encodeURIComponent(written)}`}${query === '' ? '' : `&${query}`}`;
};

/** Opens a car's page and waits for all of its panel: the last parts come at the first sign of a person. */
export const openCar = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await page.keyboard.press('Shift');
  await page.locator('[data-part="share"]').waitFor();
};

/** The way to a car's enquiry form that is visible: a wide and a narrow page each have one. */
export const enquireLink = (page: Page): Locator =>
  page
    .getByRole('link', { name: /^enquire/i })
    .and(page.locator(':visible'))
    .first();

/** What the mocked backend has recorded, newest first: the number of each lead, and a line for each of its fields. */
export const recordedLeads = async (page: Page): Promise<string> =>
  (await storedLeads(page))
    .flatMap(({ lead_id, payload }) => [
      `Lead ${lead_id}`,
      ...Object.entries(payload).map(
        ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      ),
    ])
    .join('\n');
