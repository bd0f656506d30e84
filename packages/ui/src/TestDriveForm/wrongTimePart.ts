import type { TestDriveChoice } from './testDriveChoice.ts';

/**
 * Where a missing or wrong day or time is corrected, with the label of that field: its error is shown there, and the link of the error
 * summary leads there and has its name.
 *
 * @example
 * wrongTimePart({ dateLabel: 'Which day?', days, day: '2026-04-01', isOtherDay: false, slots: { kind: 'times', times } }) // => { part: 'times', label: 'Time' }
 */
export const wrongTimePart = ({
  dateLabel,
  days,
  day,
  isOtherDay,
  slots,
}: TestDriveChoice): { part: 'times' | 'time' | 'date' | 'days'; label: string } => {
  if (slots.kind === 'times') return { part: 'times', label: 'Time' };
  if (slots.kind === 'free' && day !== '') return { part: 'time', label: 'Time' };
  if (days.length === 0) return { part: 'date', label: dateLabel };
  return isOtherDay ? { part: 'date', label: 'Date' } : { part: 'days', label: dateLabel };
};
