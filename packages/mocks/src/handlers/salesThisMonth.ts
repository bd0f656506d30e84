/** Brisbane has no daylight saving time: it is always ten hours ahead of UTC. */
const brisbaneOffsetMs = 10 * 3_600_000;

/** Seconds for each sale: 86,400 seconds a day / 450 = 192 sales a day. */
const secondsPerSale = 450;

/**
 * "Sales this Month": one sale for every 450 seconds since the 1st, 00:00 in Brisbane, so 192 a day (decision F1). It depends
 * only on `now` (milliseconds since 1970).
 */
export const salesThisMonth = (now: number): number => {
  const there = new Date(now + brisbaneOffsetMs);
  const monthStart = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1);
  return Number.isNaN(monthStart) ? 0 : Math.floor((there.getTime() - monthStart) / 1_000 / secondsPerSale);
};
