const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Which day of the week it is at a place: 0 for Sunday to 6 for Saturday. `now` is in milliseconds since 1970.
 *
 * @example
 * weekdayOf(Date.UTC(2026, 10, 20, 22), 'Australia/Brisbane'); // => 6, already Saturday there
 */
export const weekdayOf = (now: number, timezone: string): number =>
  days.indexOf(new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: timezone }).format(now).slice(0, 3));
