export { clockNow, dateOf, parseClock } from './clock.ts';
export type { Clock } from './clock.ts';
