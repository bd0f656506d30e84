import { outboxLimits } from './outboxLimits.ts';

/**
 * How long a lead waits after so many failures, in milliseconds: twice as long each time up to five minutes, and by chance between
 * half of that and all of it, so that the shoppers of a server that comes back do not all return in one second.
 *
 * @example
 * [1, 2, 3, 30].map((attempts) => backOffMs(attempts, () => 0.5)) // => [1500, 3000, 6000, 225000]
 */
export const backOffMs = (attempts: number, rng: () => number): number => {
  const whole = Math.min(
    outboxLimits.longestWait,
    outboxLimits.firstWait * 2 ** Math.min(30, Math.max(0, attempts - 1)),
  );
  return Math.round(whole / 2 + (whole / 2) * rng());
};
