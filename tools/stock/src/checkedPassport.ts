import { readPassport, withoutFindings } from '@dealer/core/vehicle-page';
import type { Cell } from './cells/cell.ts';
import type { FeedColumn } from './feedColumns.ts';

/** The first zone of ours in which a day begins: a service of today is not in the future anywhere. */
const timezone = 'Pacific/Auckland';

/** The column that a value came from: that of its list, for values in lists. */
const columnOf = (path: readonly (string | number)[]): FeedColumn => {
  const inList = path.findIndex((step) => typeof step === 'number');
  return ['passport', ...(inList < 0 ? path : path.slice(0, inList))].join('.') as FeedColumn;
};

/**
 * A passport without the values that cannot be right: a depth below zero, a day in the future, twelve stars. Each is reported as text of
 * its column that gave nothing. `now` is in milliseconds since 1970.
 */
export const checkedPassport = (
  passport: Readonly<Record<string, unknown>>,
  { now, odometerKm, photosCount }: { now: number; odometerKm?: number; photosCount?: number },
  onCell?: (column: FeedColumn, kind: Cell<unknown>['kind'], text: string) => void,
): Record<string, unknown> => {
  const { findings } = readPassport(passport, { timezone }, now, {
    ...(odometerKm === undefined ? {} : { odometerKm }),
    ...(photosCount === undefined ? {} : { photosCount }),
  });
  for (const { path, value, expected } of findings)
    onCell?.(columnOf(path), 'unread', `${value === '' ? 'nothing' : value}, not ${expected}`);
  return withoutFindings(passport, findings);
};
