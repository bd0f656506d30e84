/** One measured number against its budget (design: Budgets). */
export type Measurement = {
  part: string;
  what: string;
  value: number;
  unit: 'ms' | 'microseconds' | 'bytes' | 'times' | 'percent';
  budget: number;
};

/** The value that this share of all values does not exceed; 0 where there are none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** The 95th percentile. */
export const p95 = (values: readonly number[]): number => percentile(values, 0.95);

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * Microseconds that the quickest of many rounds takes, after a warm-up: the cost of the code without other work of the machine.
 */
export const quickest = (work: () => void, rounds: number): number => {
  for (let warm = 0; warm < rounds; warm += 1) work();
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    work();
    best = Math.min(best, (performance.now() - from) * 1000);
  }
  return best;
};
