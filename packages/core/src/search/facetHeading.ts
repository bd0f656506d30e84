import { ownValue } from '../data/values.ts';
import { formatCount } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import { textsFor } from '../texts/textsFor.ts';
import { carTypeLabel } from '../vehicle/carType.ts';
import { carTypeOrder } from '../site/stockTypes.ts';
import { minimumOf } from './minimumChoices.ts';
import type { SearchFacet } from '../site/searchFacets.ts';

const labels: Readonly<Record<SearchFacet, string>> = {
  badge: 'Badge',
  status: 'Availability',
  car_type: 'Condition',
  categories: 'Category',
  city: 'City',
  colour: 'Colour',
  dealership_name: 'Dealership',
  filtered_features: 'Features',
  item_type: 'Vehicle type',
  km: 'Kilometres',
  location_name: 'Location',
  make: 'Make',
  make_model: 'Make and model',
  model: 'Model',
  price: 'Price',
  subscription_price: 'Price per week',
  price_range: 'Price range',
  seats: 'Seats',
  towing_capacity: 'Towing capacity',
  ancap_stars: 'Safety (ANCAP)',
  electric_range: 'Range (WLTP)',
  body: 'Body',
  drive: 'Drive',
  fuel: 'Fuel',
  transmission: 'Transmission',
  state: 'State',
  tag: 'Tag',
  weekly_price_range: 'Weekly repayment',
  year: 'Year',
  certified: 'Certified',
  created_at_timestamp: 'Listed',
  simple_body: 'Body type',
  series: 'Series',
};

/**
 * The heading of a filter.
 *
 * @example
 * facetHeading('simple_body'); // => 'Body type'
 */
export const facetHeading = (attribute: string): string =>
  ownValue<string>(labels, attribute) ?? attribute.replaceAll('_', ' ');

const statuses: Readonly<Record<string, string>> = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' };

/**
 * The label of a choice "n or more".
 *
 * @example
 * minimumLabel('seats', 7, site); // => '7 or more seats'
 */
export const minimumLabel = (attribute: string, least: number, site: Pick<Site, 'texts'>): string => {
  const t = textsFor(site.texts);
  if (attribute === 'seats') return t('{count} or more seats', { count: least });
  if (attribute === 'ancap_stars') return least >= 5 ? t('5 stars') : t('{count} stars or more', { count: least });
  return t('{amount} or more', {
    amount: `${formatCount(least)}\u00a0${attribute === 'electric_range' ? 'km' : 'kg'}`,
  });
};

/**
 * The label of one value of a filter. Car types use the site's names for new, used and demo; most other values are shown as they are.
 *
 * @example
 * facetValueLabel('car_type', 'used', aSite({ search: { preOwnedLabel: true } })); // => 'Pre-Owned'
 */
export const facetValueLabel = (
  attribute: string,
  value: string,
  site: Pick<Site, 'search' | 'phrases' | 'texts'>,
): string => {
  const least = minimumOf(attribute, value);
  if (least !== undefined) return minimumLabel(attribute, least, site);
  switch (attribute) {
    case 'car_type': {
      const carType = carTypeOrder.find((type) => type === value);
      return carType === undefined ? value : carTypeLabel(carType, site);
    }
    case 'status':
      return ownValue(statuses, value) ?? value;
    case 'certified':
      return value === 'true' ? 'Certified' : value === 'false' ? 'Not certified' : value;
    case 'seats':
      return value === '1' ? '1 seat' : `${value} seats`;
    case 'state':
      return value.length <= 3 ? value.toUpperCase() : value;
    case 'item_type':
      return value.charAt(0).toUpperCase() + value.slice(1);
    default:
      return value;
  }
};
