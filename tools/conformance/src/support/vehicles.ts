import type { Page } from '@playwright/test';
import { open } from './test.ts';

/** A car of the mocked stock, as its document says. */
export type StockedCar = Record<string, unknown> & { id: number; slug: string; car_type: string };

/** The cars of this site's stock; the page stands somewhere on the site afterwards. */
export const stockedCars = async (page: Page): Promise<StockedCar[]> => {
  await open(page, '/contact-us');
  return page.evaluate(async () => {
    const site = (await (await fetch('/site.json')).json()) as { search?: { searchFilter?: string } };
    const filter = site.search?.searchFilter;
    const answer = await fetch('/__search/indexes/Car_production/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer mock' },
      body: JSON.stringify({ limit: 1000, ...(filter ? { filter } : {}) }),
    });
    return ((await answer.json()) as { hits: StockedCar[] }).hits;
  });
};

/** The first car of this site's stock that answers to `fits`; the page stands somewhere on the site afterwards. */
export const stockedCar = async (page: Page, fits: (car: StockedCar) => boolean): Promise<StockedCar> => {
  const cars = await stockedCars(page);
  const car = cars.find(fits);
  if (!car) throw new Error(`None of the ${cars.length} cars of the site is such a car.`);
  return car;
};

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

/** What the mocked backend has recorded, newest first. */
export const recordedLeads = async (page: Page): Promise<string> => {
  const leads = await page.context().newPage();
  await leads.goto('/__mocks/leads');
  await leads.getByRole('heading', { name: /lead/i }).first().waitFor();
  const text = await leads.locator('body').innerText();
  await leads.close();
  return text;
};
