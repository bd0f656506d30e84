import type { SiteLocation } from '../site/settings/location.ts';
import { orderLocations } from './orderLocations.ts';

/** A state, or a suburb in it, that has locations: its value in an address and its label in a list. */
type LocationArea = { readonly value: string; readonly label: string };

const stateOf = ({ address }: SiteLocation): string => address.state?.trim() ?? '';
const cityOf = ({ address }: SiteLocation): string => address.city?.trim() ?? '';

const areasOf = (location: SiteLocation): LocationArea[] => {
  const state = stateOf(location);
  const city = cityOf(location);
  return [
    ...(state === '' ? [] : [{ value: state, label: `All of ${state}` }]),
    ...(city === '' ? [] : [{ value: `${state}/${city}`, label: state === '' ? city : `${city}, ${state}` }]),
  ];
};

/**
 * The states and suburbs to choose from when distances are not known, each state followed by its suburbs. If all locations are in
 * one state, the state is not listed.
 *
 * @example
 * locationAreas(site.locations); // => [{ value: 'QLD', label: 'All of QLD' }, { value: 'QLD/Newstead', label: 'Newstead, QLD' }, ...]
 */
export const locationAreas = (locations: readonly SiteLocation[]): LocationArea[] => {
  const areas = new Map(locations.flatMap(areasOf).map((area) => [area.value, area]));
  const states = new Set(locations.map(stateOf));
  return [...areas.values()]
    .filter(({ value }) => states.size > 1 || value.includes('/'))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
};

/**
 * The locations in a state or suburb, in order; all locations for an unknown area.
 *
 * @example
 * locationsInArea(site.locations, 'QLD/Newstead').map(({ name }) => name); // => ['Newstead Sales', 'Newstead Service']
 */
export const locationsInArea = (locations: readonly SiteLocation[], area: string): SiteLocation[] => {
  const found = locations.filter((location) => areasOf(location).some(({ value }) => value === area));
  return found.length === 0 ? [...locations] : found;
};

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const addressKey = ({ address }: SiteLocation): string | undefined => {
  const street = plain(address.street);
  const town = plain(address.city) || plain(address.postcode);
  return street === '' || town === '' ? undefined : `${street}, ${town}`;
};

/**
 * The visible locations at the same street address and city as this one, including itself, in the order of types, for the sales,
 * service and parts selector. A single location needs no selector.
 *
 * @example
 * locationsAtAddress(sales, [parts, sales, elsewhere]); // => [sales, parts]
 */
export const locationsAtAddress = (location: SiteLocation, locations: readonly SiteLocation[]): SiteLocation[] => {
  const key = addressKey(location);
  const others = locations.filter(
    (other) => other.id !== location.id && other.visible && key !== undefined && addressKey(other) === key,
  );
  return orderLocations([location, ...others]);
};
