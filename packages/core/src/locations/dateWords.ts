const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A date in words, "YYYY-MM-DD" to "Fri 25 December 2026"; the same in every browser, which `Intl` is not about its commas.
 *
 * @example
 * dateWords('2026-12-25'); // => 'Fri 25 December 2026'
 */
export const dateWords = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  return `${days[day.getUTCDay()] ?? ''} ${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
};
