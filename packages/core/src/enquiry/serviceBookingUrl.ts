import type { Site } from '../site/site.ts';

/** Where Xtime takes bookings for dealers in Australia and New Zealand. */
const xtimeBooking = 'https://consumer.xtime.net.au/scheduling/';

/**
 * The address of the dealer's calendar at Xtime, by the site's `xtime_webkey`; undefined without a key: the booking is a form then.
 *
 * @example
 * serviceBookingUrl({ xtime_webkey: 'yard 7' }); // => 'https://consumer.xtime.net.au/scheduling/?webkey=yard%207'
 */
export const serviceBookingUrl = ({ xtime_webkey: key }: Pick<Site, 'xtime_webkey'>): string | undefined =>
  key === null || key.trim() === '' ? undefined : `${xtimeBooking}?webkey=${encodeURIComponent(key.trim())}`;
