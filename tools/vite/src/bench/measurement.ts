/** One measured number against its budget (design: Budgets). */
export type Measurement = { part: string; what: string; value: number; unit: 'ms' | 'microseconds' | 'bytes' | 'times'; budget: number };

/**
 * The value that 95 of 100 stay below.
 *
 * @example
 * p95([1, 2, 3, 100]) // => 100
 */
export const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0;
