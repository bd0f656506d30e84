import { cellReader } from './cell.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3)) + 1 || Number.NaN;
const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

const time = String.raw`(?:[t ,]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?\s?(?<half>am|pm)?\s?(?<zone>z|utc|gmt|[+-]\d{2}:?\d{2})?)?`;
const name =
  'jan[a-z]*|feb[a-z]*|mar[a-z]*|apr[a-z]*|may|june?|july?|aug[a-z]*|sep[a-z]*|oct[a-z]*|nov[a-z]*|dec[a-z]*';
/** A day before a month, as Australians and New Zealanders write dates. */
const days = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${time}`,
  String.raw`(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})${time}`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`,
  String.raw`(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<month>${name})[a-z.]*,?[ -](?<year>\d{4}|\d{2})${time}`,
  String.raw`(?<month>${name})[a-z.]* (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})${time}`,
].map((form) => new RegExp(`^${form}$`));
const monthsOnly = [
  String.raw`(?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})`,
  String.raw`(?<year>\d{4})[-/. ](?<month>\d{1,2})`,
  String.raw`(?<month>${name})[a-z.]*[-/., ]+(?<year>\d{4}|\d{2})`,
].map((form) => new RegExp(`^${form}$`));

const partsOf = (text: string, forms: readonly RegExp[]): Record<string, string | undefined> | undefined =>
  forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);

/** Milliseconds since 1970 of a date and, where it is said, its time; `undefined` where the calendar has no such day. */
const momentOf = (text: string): number | undefined => {
  // Seconds, milliseconds, and the days since 1900 that spreadsheets write.
  if (/^1\d{9}(?:\d{3})?$/.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  if (/^[345]\d{4}(?:\.\d+)?$/.test(text)) return Math.round((Number(text) - 25_569) * 86_400) * 1000;
  const found = partsOf(text, days);
  if (found === undefined) return undefined;
  const { hour = '0', minute = '0', second = '0', half, zone = 'z' } = found;
  const [year, month, day] = [yearOf(found['year']!), monthOf(found['month']!), Number(found['day'])];
  const midnight = Date.UTC(year, month - 1, day);
  const isReal = new Date(midnight).getUTCMonth() === month - 1 && new Date(midnight).getUTCDate() === day;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  const ahead = offset === null ? 0 : (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === '-' ? -1 : 1);
  if (!isReal || hours > 23 || Number(minute) > 59 || year < 1900 || year > 2100) return undefined;
  return midnight + ((hours * 60 + Number(minute) - ahead) * 60 + Number(second)) * 1000;
};

/** What spreadsheets and databases write where there is no date. */
const isNoDate = (text: string): boolean => /^(?:0+|0000-00-00.*|0?1\/0?1\/(?:1900|0001).*|0001-01-01.*)$/.test(text);

/**
 * A moment as ISO 8601 text from a date with or without its time; the day comes before the month. A date without a time zone
 * is UTC.
 */
export const readMomentCell = cellReader((text) => {
  const moment = momentOf(text);
  return moment === undefined ? undefined : new Date(moment).toISOString();
}, isNoDate);

/** A moment in seconds since 1970. */
export const readSecondsCell = cellReader((text) => {
  const moment = momentOf(text);
  return moment === undefined ? undefined : Math.floor(moment / 1000);
}, isNoDate);

/** A day as ISO 8601 text. */
export const readDayCell = cellReader((text) => {
  const moment = momentOf(text);
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10);
}, isNoDate);

/** A month as documents write it, from a month or a whole date. */
export const readMonthCell = cellReader((text) => {
  const written = (year: number, month: number): string | undefined =>
    month >= 1 && month <= 12 && year >= 1900 && year <= 2100 ? `${String(month).padStart(2, '0')}/${year}` : undefined;
  const found = partsOf(text, monthsOnly);
  if (found !== undefined) return written(yearOf(found['year']!), monthOf(found['month']!));
  const moment = momentOf(text);
  return moment === undefined
    ? /^(?:19|20)\d{2}$/.exec(text)?.[0]
    : written(new Date(moment).getUTCFullYear(), new Date(moment).getUTCMonth() + 1);
}, isNoDate);
