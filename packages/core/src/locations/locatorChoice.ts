import { pathTo } from '../routes/pathTo.ts';
import { withQuery } from '../routes/withQuery.ts';
import type { SiteLocation } from '../site/settings/location.ts';

/** What a visitor needs a location for. */
export type LocatorType = 'all' | 'sales' | 'service' | 'parts';

/** What the visitor of the dealer locator chose. Empty texts: nothing yet. */
export type LocatorChoice = {
  readonly postcode: string;
  /** A state or a suburb (`locationPlaces`), where postcodes cannot be looked up. */
  readonly place: string;
  readonly type: LocatorType;
  readonly view: 'list' | 'map';
};

const types: readonly LocatorType[] = ['all', 'sales', 'service', 'parts'];

/**
 * Reads the address of the dealer locator; what is not known counts as not chosen.
 *
 * @example
 * readLocator('?postcode=4000&type=service'); // => { postcode: '4000', place: '', type: 'service', view: 'list' }
 */
export const readLocator = (query: string): LocatorChoice => {
  const params = new URLSearchParams(query);
  return {
    postcode: (params.get('postcode') ?? '').trim().slice(0, 20),
    place: params.get('place') ?? '',
    type: types.find((type) => type === params.get('type')) ?? 'all',
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
};

/**
 * The address of the dealer locator with what was chosen, so that it can be shared and reloaded.
 *
 * @example
 * locatorPath({ postcode: '4000', place: '', type: 'all', view: 'list' }); // => '/dealer-locator?postcode=4000'
 */
export const locatorPath = ({ postcode, place, type, view }: LocatorChoice): string =>
  withQuery(pathTo('dealerLocator'), {
    postcode,
    place,
    type: type === 'all' ? '' : type,
    view: view === 'list' ? '' : view,
  });

/**
 * The choices of what a location is needed for: those that some location serves; none where all serve the same.
 *
 * @example
 * locatorTypes(site.locations); // => ['all', 'sales', 'service']
 */
export const locatorTypes = (locations: readonly SiteLocation[]): readonly LocatorType[] => {
  const known = new Set(locations.map(({ location_type: type }) => type));
  return known.size < 2 ? [] : types.filter((type) => type === 'all' || known.has(type) || known.has(''));
};
