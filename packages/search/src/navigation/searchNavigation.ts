/** The `location.state` of a navigation by a filter, sort order or page, which must not move the focus. */
export const searchNavigation = { kind: 'search' } as const;
