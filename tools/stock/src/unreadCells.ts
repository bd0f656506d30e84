import type { Cell } from './cells/cell.ts';
import type { FeedColumn } from './feedColumns.ts';

/** The cells of a column that had text and gave nothing: how many, of how many with text, and the most frequent texts. */
export type UnreadColumn = {
  column: FeedColumn;
  cells: number;
  of: number;
  values: { value: string; cells: number }[];
};

const mostValues = 5;
/** More different texts than this are only counted, so that a column of comments does not fill the memory. */
const mostStored = 2_000;
const longest = 60;

/** Counts the cells that had text and gave nothing. */
export const createUnreadCells = (): {
  note: (column: FeedColumn, kind: Cell<unknown>['kind'], text: string) => void;
  report: () => UnreadColumn[];
} => {
  const columns = new Map<FeedColumn, { cells: number; of: number; values: Map<string, number> }>();
  return {
    note: (column, kind, text) => {
      if (kind === 'nothing') return;
      const entry = columns.get(column) ?? { cells: 0, of: 0, values: new Map<string, number>() };
      columns.set(column, entry);
      entry.of += 1;
      if (kind === 'value') return;
      entry.cells += 1;
      const value = text.length > longest ? `${text.slice(0, longest)}…` : text;
      if (entry.values.has(value) || entry.values.size < mostStored)
        entry.values.set(value, (entry.values.get(value) ?? 0) + 1);
    },
    report: () =>
      [...columns]
        .filter(([, { cells }]) => cells > 0)
        .map(([column, { cells, of, values }]) => ({
          column,
          cells,
          of,
          values: [...values]
            .sort(([, one], [, other]) => other - one)
            .slice(0, mostValues)
            .map(([value, count]) => ({ value, cells: count })),
        })),
  };
};

/** One line about a column whose cells were not all read. */
export const describeUnread = ({ column, cells, values }: UnreadColumn): string =>
  `${column}: ${cells === 1 ? '1 cell has' : `${cells} cells have`} text that gave nothing: ${values
    .map(({ value, cells: count }) => `${JSON.stringify(value)} (${count})`)
    .join(', ')}.`;
