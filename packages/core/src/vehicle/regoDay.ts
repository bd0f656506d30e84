import { businessDay } from '../format/days.ts';

/**
 * The last day of a registration, "YYYY-MM-DD", from an ISO date or DD/MM/YYYY; undefined for anything else.
 *
 * @example regoDay('1/5/2026', 'Australia/Brisbane') // => '2026-05-01'
 */
export const regoDay = (text: string | undefined, timezone: string): string | undefined => {
  if (text === undefined) return undefined;
  const iso = /^(\d{4})-(\d{2})-(\d{2})(T.*(?:Z|[+-]\d{2}:?\d{2}))?/.exec(text);
  if (iso !== null) {
    const moment = iso[4] === undefined ? Number.NaN : Date.parse(text);
    return Number.isNaN(moment) ? `${iso[1]}-${iso[2]}-${iso[3]}` : businessDay(moment, timezone);
  }
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return local === null ? undefined : `${local[3]}-${local[2]!.padStart(2, '0')}-${local[1]!.padStart(2, '0')}`;
};
