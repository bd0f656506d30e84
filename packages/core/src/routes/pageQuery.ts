import { searchFacets } from '../site/searchFacets.ts';

/** Models, or offers, on a page of their directory (decision G11). */
export const directoryPageSize = 21;

/** The parameters of addresses that pages read, without those of the filters. */
const names = [
  'ask',
  'back',
  'body',
  'car_id',
  'car_type',
  'cars',
  'category',
  'enquire',
  'manufacturer',
  'model',
  'near',
  'offset',
  'open',
  'page',
  'payment',
  'place',
  'postcode',
  'preferredDealership',
  'price',
  'query',
  'redirect',
  'site',
  'sortBy',
  'step',
  'type',
  'vehicle',
  'vehiclePriceBudget',
  'view',
  'vin',
];

/** Matches the decoded name of each parameter that changes a page. */
export const pageParameter = new RegExp(
  `^(?:${names.join('|')}|(?:refinementList|range)\\[(?:${searchFacets.join('|')})\\](?:\\[\\d{0,4}\\])?)$`,
);

const isPageParameter = (parameter: string): boolean => {
  try {
    return pageParameter.test(decodeURIComponent(parameter.split('=')[0] ?? ''));
  } catch {
    return false;
  }
};

/**
 * The query of an address with the parameters that change a page alone: not those of advertisements, nor any that no page reads.
 *
 * @example
 * pageQuery('?query=hilux&utm_source=news&cachebuster=7'); // => '?query=hilux'
 */
export const pageQuery = (query: string): string => {
  const known = query.replace(/^\?/, '').split('&').filter(isPageParameter);
  return known.length === 0 ? '' : `?${known.join('&')}`;
};
