/**
 * How far a price may lie from another and still count as similar, in dollars (specification section 7; decision B22).
 *
 * @example similarReach(49_999) // => 10000
 */
export const similarReach = (price: number): number => (price < 50_000 ? 10_000 : 25_000);
