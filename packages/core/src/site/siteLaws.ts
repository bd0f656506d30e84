import { readTenantFilter } from '../search/readTenantFilter.ts';
import { isStockTypePath } from '../search/stockType.ts';
import type { SiteProblem } from './explainIssue.ts';
import type { Site } from './site.ts';

const order = (path: string, low: number, high: number, lowName: string): SiteProblem[] =>
  low < high ? [] : [{ path, message: `${high} is not above ${lowName}, which is ${low}`, hint: `Write a number above ${low}, or lower ${lowName}` }];

const twice = (path: string, values: readonly (string | number)[], what: string): SiteProblem[] => {
  const again = values.find((value, index) => values.indexOf(value) !== index);
  return again === undefined ? [] : [{ path, message: `the ${what} "${again}" is used twice`, hint: `Give each entry its own ${what}` }];
};

/**
 * What must hold between the settings of a resolved site, beyond the shape of each: a search filter that the engine
 * understands, ranges that are not upside down, slugs that are used once.
 *
 * @example
 * siteLaws(site); // => [] for a sound site
 */
export const siteLaws = (site: Site): SiteProblem[] => {
  const problems: SiteProblem[] = [];
  const filter = readTenantFilter(site.search.searchFilter);
  if (filter.kind === 'invalid') problems.push({ path: 'search.searchFilter', message: filter.message, hint: filter.hint });
  problems.push(
    ...order('search.priceSlider.max', site.search.priceSlider.min, site.search.priceSlider.max, 'search.priceSlider.min'),
    ...order('finance.amountMax', site.finance.amountMin, site.finance.amountMax, 'finance.amountMin'),
    ...order('finance.termMax', site.finance.termMin, site.finance.termMax, 'finance.termMin'),
    ...order('finance.rateMax', site.finance.rateMin, site.finance.rateMax, 'finance.rateMin'),
    ...twice('locations', site.locations.map((location) => location.slug), 'slug'),
    ...twice('locations', site.locations.map((location) => location.id), 'id'),
    ...twice('dealerships', site.dealerships.map((dealership) => dealership.slug), 'slug'),
    ...twice('search.facets', site.search.facets.map((facet) => facet.attribute), 'attribute'),
  );
  for (const [group, places] of [['locations', site.locations], ['dealerships', site.dealerships]] as const) {
    places.forEach(({ slug }, index) => {
      if (!isStockTypePath(slug) && !['new', 'used', 'demo'].includes(slug)) return;
      problems.push({ path: `${group}[${index}].slug`, message: `/search/${slug} already shows a kind of stock`, hint: `Write another slug, such as "${slug}-yard"` });
    });
  }
  site.home.priceBands.forEach((band, index) => {
    if (band.min !== undefined && band.max !== undefined) problems.push(...order(`home.priceBands[${index}].max`, band.min, band.max, 'its min'));
  });
  if (site.card.buttons.includes('customButton') && site.card.customButton === null) {
    problems.push({ path: 'card.customButton', message: 'is missing, but card.buttons asks for it', hint: 'Write { "label": "...", "url": "..." }, or take customButton out of card.buttons' });
  }
  return problems;
};
