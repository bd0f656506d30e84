import type { Site } from '../site/site.ts';
import type { RateText } from './rateText.ts';

/**
 * Whether a payment has a star, which a footnote on the same page explains (decision A23): in Australia if a comparison rate is
 * shown; in New Zealand always.
 *
 * @example isStarred({ kind: 'none' }, { country: 'NZ' }) // => true
 */
export const isStarred = (rates: RateText, { country }: Pick<Site, 'country'>): boolean =>
  country === 'NZ' || rates.kind === 'rates';
