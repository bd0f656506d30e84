import { cellReader, type Cell } from './cell.ts';
import { quantitiesIn, withDigits } from './quantity.ts';

/** Seats and doors that a cell names. */
export type Counts = { seats?: number; doors?: number };

const units: readonly (readonly [keyof Counts, RegExp, number])[] = [
  [
    'seats',
    /\{(\d+)\}[\s-]*(?:seats?|seaters?|seating|str?s?|pax|pass|psgrs?|passengers?|persons?|people|adults?)\b|\bseat(?:s|ing)?\W+\{(\d+)\}/g,
    60,
  ],
  ['doors', /\{(\d+)\}[\s-]*(?:doors?|drs?|d)\b|\bdoors?\W+\{(\d+)\}/g, 7],
];

/**
 * Seats and doors from a cell: "5", "5 Seater", "4dr". A number without a word counts what the column counts; with one it counts what
 * the word says, since some records leave the doors out and the seats move into their column. Counts are whole.
 */
export const readCounts = (column: keyof Counts): ((cell: string) => Cell<Counts>) =>
  cellReader(
    (cell) => {
      const { text, amounts } = quantitiesIn(withDigits(cell), 'decimals');
      const counts: Counts = {};
      let rest = text;
      let failed = false;
      const take = (name: keyof Counts, at: string, most: number): void => {
        const count = amounts[Number(at)]!;
        failed ||= !Number.isInteger(count) || count < 1 || count > most || (counts[name] ?? count) !== count;
        counts[name] = count;
      };
      for (const [name, written, most] of units)
        rest = rest.replace(written, (_, after: string | undefined, before: string | undefined) => {
          take(name, after ?? before ?? '', most);
          return ' ';
        });
      const bare = /^[\s.*]*\{(\d+)\}[\s.*]*$/.exec(rest)?.[1];
      if (bare !== undefined && rest === text) take(column, bare, column === 'seats' ? 60 : 7);
      else if (rest.includes('{')) return undefined;
      return failed || Object.keys(counts).length === 0 ? undefined : counts;
    },
    (text) => /^0+(?:\.0+)?(?:\s*(?:seats?|doors?))?$/.test(text),
  );
