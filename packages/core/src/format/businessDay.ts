const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timezone, made);
  return made;
};

/**
 * The calendar day of a moment where the business is, as "YYYY-MM-DD", which sorts as text.
 * `moment` in milliseconds; `timezone` an IANA name that the site's schema has checked.
 *
 * @example businessDay(Date.UTC(2026, 0, 1, 14, 30), 'Australia/Brisbane') // => '2026-01-02'
 */
export const businessDay = (moment: number, timezone: string): string => {
  const parts = formatterOf(timezone).formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day'): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};
