import type { SiteLocation } from '../site/settings/location.ts';

/** A state, or a suburb of it, that has locations: what an address calls it, and what a list says. */
export type LocationPlace = { readonly value: string; readonly label: string };

const stateOf = ({ address }: SiteLocation): string => address.state?.trim() ?? '';
const cityOf = ({ address }: SiteLocation): string => address.city?.trim() ?? '';

const placesOf = (location: SiteLocation): LocationPlace[] => {
  const state = stateOf(location);
  const city = cityOf(location);
  return [
    ...(state === '' ? [] : [{ value: state, label: `All of ${state}` }]),
    ...(city === '' ? [] : [{ value: `${state}/${city}`, label: state === '' ? city : `${city}, ${state}` }]),
  ];
};

/**
 * The states and suburbs to choose from where distances are not known, each state before its suburbs. A list of one state has no
 * entry for it.
 *
 * @example
 * locationPlaces(site.locations); // => [{ value: 'QLD', label: 'All of QLD' }, { value: 'QLD/Newstead', label: 'Newstead, QLD' }, ...]
 */
export const locationPlaces = (locations: readonly SiteLocation[]): LocationPlace[] => {
  const places = new Map(locations.flatMap(placesOf).map((place) => [place.value, place]));
  const states = new Set(locations.map(stateOf));
  return [...places.values()]
    .filter(({ value }) => states.size > 1 || value.includes('/'))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
};

/**
 * The locations of a state or a suburb, in their order; all of them where it is no place of theirs.
 *
 * @example
 * locationsOfPlace(site.locations, 'QLD/Newstead').map(({ name }) => name); // => ['Newstead Sales', 'Newstead Service']
 */
export const locationsOfPlace = (locations: readonly SiteLocation[], place: string): SiteLocation[] => {
  const found = locations.filter((location) => placesOf(location).some(({ value }) => value === place));
  return found.length === 0 ? [...locations] : found;
};
