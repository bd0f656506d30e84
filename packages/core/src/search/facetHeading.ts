import { ownValue } from '../data/values.ts';
import { formatCount } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import { textsFor } from '../texts/textsFor.ts';
import { carTypeLabel } from '../vehicle/carType.ts';
import { carTypeOrder } from '../site/stockTypes.ts';
import { isMaximum, limitOf } from './limitChoices.ts';
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
  fuel_consumption: 'Fuel consumption',
  energy_consumption: 'Electricity consumption',
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

/** The units of figures. */
export const facetUnits: Readonly<Record<string, string>> = {
  towing_capacity: 'kg',
  electric_range: 'km',
  fuel_consumption: 'L/100\u00a0km',
  energy_consumption: 'kWh/100\u00a0km',
};

/** The label of a choice "n or more" or "n or less". */
export const limitLabel = (attribute: string, limit: number, site: Pick<Site, 'texts'>): string => {
  const t = textsFor(site.texts);
  if (attribute === 'seats') return t('{count} or more seats', { count: limit });
  if (attribute === 'ancap_stars') return limit >= 5 ? t('5 stars') : t('{count} stars or more', { count: limit });
  const amount = `${formatCount(limit)}\u00a0${ownValue(facetUnits, attribute) ?? ''}`;
  return isMaximum(attribute) ? t('{amount} or less', { amount }) : t('{amount} or more', { amount });
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
  const limit = limitOf(attribute, value);
  if (limit !== undefined) return limitLabel(attribute, limit, site);
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
