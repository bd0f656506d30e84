import { businessDay } from '../format/businessDay.ts';
import type { Site } from '../site/site.ts';
import type { Offer } from './offer.ts';

/**
 * Whether an offer is over: its last day, which still counts, is past where the business is. `now` in milliseconds.
 *
 * @example
 * hasEnded({ ends: '2026-03-31' }, aSite({ timezone: 'Australia/Brisbane' }), Date.UTC(2026, 2, 31, 13, 59)); // => false
 * hasEnded({ ends: '2026-03-31' }, aSite({ timezone: 'Australia/Brisbane' }), Date.UTC(2026, 2, 31, 14)); // => true
 */
export const hasEnded = ({ ends }: Pick<Offer, 'ends'>, { timezone }: Pick<Site, 'timezone'>, now: number): boolean =>
  ends !== undefined && ends < businessDay(now, timezone);
