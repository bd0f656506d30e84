import type { Site } from '../site/site.ts';

/**
 * Who answers a lead: the location that it goes to, else the dealership, else the business.
 *
 * @example
 * leadReceiver({ dealership_slug: 'paper-moon' }, aSite({ dealerships: [{ id: 2, name: 'Paper Moon', slug: 'paper-moon' }] })); // => 'Paper Moon'
 */
export const leadReceiver = (
  { location, dealership_slug: dealership }: Readonly<Record<string, unknown>>,
  { name, dealerships }: Pick<Site, 'name' | 'dealerships'>,
): string =>
  typeof location === 'string' && location !== ''
    ? location
    : (dealerships.find(({ slug }) => slug === dealership)?.name ?? name);
