import type { SiteAddress } from '../site/settings/location.ts';

/**
 * A location's address on one line: street, city, state and postcode; missing parts are left out.
 *
 * @example
 * addressLine({ street: '12 Harbour Street', city: 'Cairns', state: 'QLD', postcode: '4870' }); // => '12 Harbour Street, Cairns QLD 4870'
 */
export const addressLine = ({ street, city, state, postcode }: SiteAddress): string =>
  [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
