import { visibleText } from '../format/visibleText.ts';
import { pathTo } from '../routes/pathTo.ts';
import { withQuery } from '../routes/withQuery.ts';
import type { SiteLocation } from '../site/settings/location.ts';

/** The service that a visitor needs a location for. */
export type LocatorType = 'all' | 'sales' | 'service' | 'parts';

/** The filters of the dealer locator. Empty texts are not selected. */
export type LocatorChoice = {
  readonly postcode: string;
  /** A state or a suburb (`locationAreas`), where postcodes cannot be looked up. */
  readonly area: string;
  readonly type: LocatorType;
  readonly view: 'list' | 'map';
  /** Only locations that are open at the moment. */
  readonly open: boolean;
};

const types: readonly LocatorType[] = ['all', 'sales', 'service', 'parts'];

/**
 * Reads the dealer locator's filters from its address; unknown values count as not selected.
 *
 * @example
 * readLocator('?postcode=4000&type=service'); // => { postcode: '4000', area: '', type: 'service', view: 'list', open: false }
 */
export const readLocator = (query: string): LocatorChoice => {
  const params = new URLSearchParams(query);
  return {
    postcode: visibleText(params.get('postcode') ?? '')
      .trim()
      .slice(0, 20),
    area: params.get('place') ?? '',
    type: types.find((type) => type === params.get('type')) ?? 'all',
    view: params.get('view') === 'map' ? 'map' : 'list',
    open: params.get('open') === 'now',
  };
};

/**
 * The address of the dealer locator with its filters, which can be shared and reloaded.
 *
 * @example
 * locatorPath({ postcode: '4000', area: '', type: 'all', view: 'list', open: false }); // => '/dealer-locator?postcode=4000'
 */
export const locatorPath = ({ postcode, area, type, view, open }: LocatorChoice): string =>
  withQuery(pathTo('dealerLocator'), {
    postcode,
    place: area,
    type: type === 'all' ? '' : type,
    view: view === 'list' ? '' : view,
    open: open ? 'now' : '',
  });

/**
 * The service types offered as a filter: those that some location has; none if all locations have the same.
 *
 * @example
 * locatorTypes(site.locations); // => ['all', 'sales', 'service']
 */
export const locatorTypes = (locations: readonly SiteLocation[]): readonly LocatorType[] => {
  const known = new Set(locations.map(({ location_type: type }) => type));
  return known.size < 2 ? [] : types.filter((type) => type === 'all' || known.has(type) || known.has(''));
};
