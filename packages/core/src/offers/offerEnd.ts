import { businessDay } from '../format/businessDay.ts';
import { formatDay } from '../format/formatDay.ts';
import type { Site } from '../site/site.ts';
import type { Offer } from './offer.ts';

/** How long an offer still is, in words; `soon` is today or tomorrow. */
export type OfferEnd = { readonly kind: 'open' | 'soon' | 'ended'; readonly text: string };

const dayMs = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/**
 * What an offer says of its last day, in the site's time zone; nothing where it has none. `now` in milliseconds.
 *
 * @example
 * offerEnd({ ends: '2026-03-31' }, aSite(), Date.UTC(2026, 2, 1)); // => { kind: 'open', text: 'Ends 31 March' }
 */
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
