import { readNumber, readWhole } from '../vehicle/readers.ts';
import { readFields } from './readEntries.ts';

/** What vehicles cost when they were marked, by their id; whole or decimal dollars. */
export type SavedPrices = Readonly<Record<number, number>>;

/**
 * What favourites cost when they were marked, in dollars by vehicle id, as a device holds it beside them: the favourites' own shape
 * (specification section 3, Local data; row 3.D01) has no price. What cannot be read is left out.
 *
 * @example
 * parseSavedPrices({ 7: 45990, 8: 'free' }); // => { 7: 45990 }
 */
export const parseSavedPrices = (stored: unknown): SavedPrices =>
  readFields(stored, (fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) => {
        const [id, price] = [readWhole(key), readNumber(value)];
        return id === undefined || price === undefined || price <= 0 ? [] : [[id, price] as const];
      }),
    ),
  ) ?? {};
