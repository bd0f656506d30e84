/** Said in `location.state` of navigations that a filter, sort or page made: focus stays where the shopper is. */
export const searchNavigation = { kind: 'search' } as const;

const searchBase = /^\/(?:search(?:\/|$)|used-car\/)/;

/**
 * Is this the path of a search page?
 *
 * @example
 * isSearchPath('/search/toyota/hilux') // => true
 * isSearchPath('/used-car/demo/') // => true
 */
export const isSearchPath = (path: string): boolean => searchBase.test(path);
