import { clockText } from '../locations/clockText.ts';
import { dateWords } from '../locations/dateWords.ts';
import { localClock } from '../locations/localClock.ts';
import type { Site } from '../site/site.ts';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/**
 * When a hold ends, on the clock of the business, summer time included, and whose clock that is. `moment` in milliseconds since 1970.
 *
 * @example
 * holdEnd(Date.UTC(2026, 10, 22, 23, 15), { timezone: 'Australia/Brisbane' }); // => 'Mon 23 November 2026, 9:15am (Brisbane\u00a0time)'
 */
export const holdEnd = (moment: number, { timezone }: Pick<Site, 'timezone'>): string => {
  const { date, minutes } = localClock(moment, timezone);
  const time = clockText(`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`) ?? '';
  const city = timezone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${dateWords(date)}, ${time} (${city ?? timezone}\u00a0time)`;
};
