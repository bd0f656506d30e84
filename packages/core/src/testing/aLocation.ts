import type { SiteLocation } from '../site/index.ts';

/**
 * A sales yard with a phone and weekday hours; pass only the values that the test is about.
 *
 * @example
 * aLocation({ location_type: 'service' });
 */
export const aLocation = (change: Partial<SiteLocation> = {}): SiteLocation => ({
  id: 3,
  name: 'Harbour City Motors Newstead',
  slug: 'newstead',
  primary: true,
  location_type: 'sales',
  visible: true,
  address: { street: '12 Wharf Lane', city: 'Newstead', state: 'QLD', postcode: '4006', lat: -27.45, long: 153.04 },
  contact_detail: {
    phone: '07 5550 1234',
    opening_hours: [
      ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
      { weekday: 6, status: 'Open', open: '09:00', close: '15:00' },
      { weekday: 0, status: 'Closed' },
    ],
  },
  ...change,
});
