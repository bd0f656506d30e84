import { businessDay, formatDay } from '../format/days.ts';
import type { Site } from '../site/site.ts';
import type { Offer } from './offer.ts';

/**
 * Whether an offer has ended: its last day has passed in the site's time zone. `now` in milliseconds.
 *
 * @example
 * hasEnded({ ends: '2026-03-31' }, aSite({ timezone: 'Australia/Brisbane' }), Date.UTC(2026, 2, 31, 13, 59)); // => false
 * hasEnded({ ends: '2026-03-31' }, aSite({ timezone: 'Australia/Brisbane' }), Date.UTC(2026, 2, 31, 14)); // => true
 */
export const hasEnded = ({ ends }: Pick<Offer, 'ends'>, { timezone }: Pick<Site, 'timezone'>, now: number): boolean =>
  ends !== undefined && ends < businessDay(now, timezone);

/** When an offer ends, as text; `soon` is today or tomorrow. */
export type OfferEnd = { readonly kind: 'open' | 'soon' | 'ended'; readonly text: string };

const dayMs = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/** The text about an offer's last day, in the site's time zone; undefined without a last day. `now` in milliseconds. */
export const offerEnd = (
  { ends }: Pick<Offer, 'ends'>,
  { timezone }: Pick<Site, 'timezone'>,
  now: number,
): OfferEnd | undefined => {
  if (ends === undefined) return undefined;
  const today = businessDay(now, timezone);
  const day = formatDay(Date.parse(`${ends}T00:00:00Z`), { timezone: 'UTC' });
  const written = ends.slice(0, 4) === today.slice(0, 4) ? day : `${day} ${ends.slice(0, 4)}`;
  const left = daysBetween(today, ends);
  if (left < 0) return { kind: 'ended', text: `Ended ${written}` };
  if (left === 0) return { kind: 'soon', text: 'Ends today' };
  return left === 1 ? { kind: 'soon', text: 'Ends tomorrow' } : { kind: 'open', text: `Ends ${written}` };
};
