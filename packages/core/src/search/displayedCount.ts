/** The known figures about the size of a result. */
type CountFacts = {
  /** The engine's count. */
  readonly hits: number;
  /** The site's configured stock count. */
  readonly stockCount?: number | null;
  /** Counts of the car_type facet of the same search. */
  readonly carTypeCounts?: Readonly<Record<string, number>>;
};

/**
 * The number of vehicles to show (decision B1). Above 1999 the engine's count may be capped: then it is the configured stock
 * count, else the sum of the car type counts, else the engine's count. A configured count of 0 counts as not configured.
 *
 * @example
 * displayedCount({ hits: 2000, carTypeCounts: { used: 14_000, new: 2_700 } }); // => 16700
 */
export const displayedCount = ({ hits, stockCount, carTypeCounts = {} }: CountFacts): number => {
  if (hits <= 1_999) return hits;
  if (stockCount) return stockCount;
  const sum = Object.values(carTypeCounts).reduce((total, count) => total + count, 0);
  return sum > 0 ? sum : hits;
};
