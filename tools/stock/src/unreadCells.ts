import type { FeedColumn } from './feedColumns.ts';

/** The cells of a column that had text and gave nothing: how many, and the most frequent texts. */
export type UnreadColumn = { column: FeedColumn; cells: number; values: { value: string; cells: number }[] };

const mostValues = 5;
/** More different texts than this are only counted, so that a column of comments does not fill the memory. */
const mostStored = 2_000;
const longest = 60;

/**
 * Counts the cells that had text and gave nothing.
 *
 * @example
 * const unread = createUnreadCells();
 * unread.note('DriveType', 'Sideways');
 * unread.report() // => [{ column: 'DriveType', cells: 1, values: [{ value: 'Sideways', cells: 1 }] }]
 */
export const createUnreadCells = (): {
  note: (column: FeedColumn, text: string) => void;
  report: () => UnreadColumn[];
} => {
  const columns = new Map<FeedColumn, { cells: number; values: Map<string, number> }>();
  return {
    note: (column, text) => {
      const entry = columns.get(column) ?? { cells: 0, values: new Map<string, number>() };
      columns.set(column, entry);
      entry.cells += 1;
      const value = text.length > longest ? `${text.slice(0, longest)}…` : text;
      if (entry.values.has(value) || entry.values.size < mostStored)
        entry.values.set(value, (entry.values.get(value) ?? 0) + 1);
    },
    report: () =>
      [...columns].map(([column, { cells, values }]) => ({
        column,
        cells,
        values: [...values]
          .sort(([, one], [, other]) => other - one)
          .slice(0, mostValues)
          .map(([value, count]) => ({ value, cells: count })),
      })),
  };
};

/**
 * One line about a column whose cells were not all read.
 * @example describeUnread({ column: 'DriveType', cells: 2, values: [{ value: 'Sideways', cells: 2 }] })
 * // => 'DriveType: 2 cells have text that gave nothing: "Sideways" (2).'
 */
export const describeUnread = ({ column, cells, values }: UnreadColumn): string =>
  `${column}: ${cells === 1 ? '1 cell has' : `${cells} cells have`} text that gave nothing: ${values
    .map(({ value, cells: count }) => `${JSON.stringify(value)} (${count})`)
    .join(', ')}.`;
