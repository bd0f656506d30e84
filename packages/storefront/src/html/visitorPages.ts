import type { RouteName } from '@dealer/core/routes';

/** Pages whose content only the visitor's browser knows. A server answers them with the shell, and no search engine lists them. */
export const visitorPages: ReadonlySet<RouteName> = new Set<RouteName>([
  'favourites',
  'savedSearches',
  'checkout',
  'checkoutJourney',
  'print',
  'success',
  'signIn',
  'garage',
]);
