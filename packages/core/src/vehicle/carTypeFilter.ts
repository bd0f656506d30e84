import { readCarType, readText } from './readers.ts';
import type { CarType } from './vehicle.ts';

/** A car type as a filter says it: "all" stands for no filter, and is no type of a car (row 3.C03). */
export type CarTypeFilter = CarType | 'all';

/**
 * Reads a filter's car type; "all", nothing and unknown words mean no car-type filter (row 3.C03; decision F8).
 *
 * @example
 * carTypeFilter('Pre-Owned'); // => 'used'
 * carTypeFilter('all'); // => undefined
 */
export const carTypeFilter = (value: unknown): CarType | undefined =>
  readText(value)?.toLowerCase() === 'all' ? undefined : readCarType(value);
