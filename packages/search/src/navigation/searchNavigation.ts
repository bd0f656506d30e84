/** Said in `location.state` of navigations that a filter, sort or page made: focus stays where the shopper is. */
export const searchNavigation = { kind: 'search' } as const;
