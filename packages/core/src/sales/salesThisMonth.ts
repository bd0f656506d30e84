/** Brisbane has no daylight saving: always ten hours ahead of Greenwich. */
const brisbaneOffsetMs = 10 * 3_600_000;

/** One sale in this many seconds: 86,400 seconds a day / 450 = 192 a day. */
const secondsPerSale = 450;

/**
 * "Sales this Month": whole sales since the 1st, 00:00 in Brisbane, one each 450 seconds, 192 a day (specification section 4; rows
 * 4.X17, 4.X18; decision F1). Nothing is stored: the figure depends on `now` (milliseconds since 1970) alone.
 *
 * @example
 * salesThisMonth(Date.UTC(2026, 2, 15, 2)); // => 2784, on 15 March 2026 at noon in Brisbane
 */
export const salesThisMonth = (now: number): number => {
  const there = new Date(now + brisbaneOffsetMs);
  const monthStart = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1);
  return Number.isNaN(monthStart) ? 0 : Math.floor((there.getTime() - monthStart) / 1_000 / secondsPerSale);
};
