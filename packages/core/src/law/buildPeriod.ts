/** The first and the last day on which a vehicle may have been built, "YYYY-MM-DD". */
type BuildPeriod = { readonly first: string; readonly last: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const period = (year: string, month: string | number, day?: string): BuildPeriod | undefined => {
  const [monthNumber, dayNumber] = [Number(month), Number(day ?? 1)];
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return undefined;
  const start = `${year}-${String(monthNumber).padStart(2, '0')}`;
  return day === undefined
    ? { first: `${start}-01`, last: `${start}-31` }
    : { first: `${start}-${day.padStart(2, '0')}`, last: `${start}-${day.padStart(2, '0')}` };
};

/** When a vehicle was built, from "03/2019", "2019-03", "Mar 2019" or a whole date; undefined for anything else, a year alone too. */
export const buildPeriod = (text: string | undefined): BuildPeriod | undefined => {
  const plain = text?.trim() ?? '';
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2})(?:T.*)?)?$/.exec(plain);
  if (iso?.[1] !== undefined && iso[2] !== undefined) return period(iso[1], iso[2], iso[3]);
  const local = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/.exec(plain);
  if (local?.[2] !== undefined && local[3] !== undefined) return period(local[3], local[2], local[1]);
  const named = /^([a-z]{3})[a-z]*\.?[\s-]+(\d{4})$/i.exec(plain);
  const month = months.indexOf(named?.[1]?.toLowerCase() ?? '');
  return named?.[2] === undefined || month < 0 ? undefined : period(named[2], month + 1);
};

/**
 * Whether that many years have passed since a vehicle was built: yes, no, or undefined in the month in which it depends on the day. `after`
 * is true where the last day itself does not count yet.
 */
export const isYearsOld = (
  { first, last }: BuildPeriod,
  years: number,
  today: string,
  after = false,
): boolean | undefined => {
  const plusYears = (day: string): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  const hasPassed = (day: string): boolean => (after ? today > day : today >= day);
  if (hasPassed(plusYears(last))) return true;
  return hasPassed(plusYears(first)) ? undefined : false;
};
