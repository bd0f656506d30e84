import type { Site } from '../site/site.ts';

/** Xtime's booking address for dealers in Australia and New Zealand. */
const xtimeBooking = 'https://consumer.xtime.net.au/scheduling/';

/**
 * The address of the dealer's Xtime calendar, by the site's `xtime_webkey`; undefined without a key, in which case the booking is
 * a form.
 *
 * @example
 * serviceBookingUrl({ xtime_webkey: 'yard 7' }); // => 'https://consumer.xtime.net.au/scheduling/?webkey=yard%207'
 */
export const serviceBookingUrl = ({ xtime_webkey: key }: Pick<Site, 'xtime_webkey'>): string | undefined =>
  key === null || key.trim() === '' ? undefined : `${xtimeBooking}?webkey=${encodeURIComponent(key.trim())}`;
