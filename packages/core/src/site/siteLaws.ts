import type { FilterFault } from '../search/readTenantFilter.ts';
import { isStockTypePath } from '../search/stockType.ts';
import type { Site } from './site.ts';

/** A law that a site breaks; `explainLaw` puts it into words. */
export type BrokenLaw =
  | { readonly law: 'filter'; readonly path: string; readonly fault: FilterFault }
  | {
      readonly law: 'order';
      readonly path: string;
      readonly low: number;
      readonly high: number;
      readonly lowName: string;
    }
  | { readonly law: 'once'; readonly path: string; readonly what: string; readonly value: string | number }
  | { readonly law: 'stockType'; readonly path: string; readonly slug: string }
  | { readonly law: 'customButton'; readonly path: string };

const order = (path: string, low: number, high: number, lowName: string): BrokenLaw[] =>
  low < high ? [] : [{ law: 'order', path, low, high, lowName }];

const once = (path: string, values: readonly (string | number)[], what: string): BrokenLaw[] => {
  const value = values.find((one, index) => values.indexOf(one) !== index);
  return value === undefined ? [] : [{ law: 'once', path, what, value }];
};

/**
 * What must hold between the settings of a resolved site, beyond the shape of each: ranges that are not upside down, slugs that are used once.
 *
 * @example
 * siteLaws(site); // => [] for a sound site
 */
export const siteLaws = (site: Site): BrokenLaw[] => {
  const broken: BrokenLaw[] = [];
  const { finance, search } = site;
  broken.push(
    ...order('search.priceSlider.max', search.priceSlider.min, search.priceSlider.max, 'search.priceSlider.min'),
    ...(['amount', 'term', 'rate'] as const).flatMap((of) =>
      order(`finance.${of}Max`, finance[`${of}Min`], finance[`${of}Max`], `finance.${of}Min`),
    ),
  );
  broken.push(
    ...once(
      'locations',
      site.locations.map(({ slug }) => slug),
      'slug',
    ),
    ...once(
      'locations',
      site.locations.map(({ id }) => id),
      'id',
    ),
    ...once(
      'dealerships',
      site.dealerships.map(({ slug }) => slug),
      'slug',
    ),
    ...once(
      'search.facets',
      search.facets.map(({ attribute }) => attribute),
      'attribute',
    ),
  );
  for (const group of ['locations', 'dealerships'] as const) {
    site[group].forEach(({ slug }, index) => {
      if (isStockTypePath(slug) || ['new', 'used', 'demo'].includes(slug))
        broken.push({ law: 'stockType', path: `${group}[${index}].slug`, slug });
    });
  }
  site.home.priceBands.forEach(({ min, max }, index) => {
    if (min !== undefined && max !== undefined)
      broken.push(...order(`home.priceBands[${index}].max`, min, max, 'its min'));
  });
  if (site.card.buttons.includes('customButton') && site.card.customButton === null)
    broken.push({ law: 'customButton', path: 'card.customButton' });
  return broken;
};
