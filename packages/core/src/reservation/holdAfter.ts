import type { Site } from '../site/site.ts';

const hourMs = 3_600_000;

/**
 * When a hold that starts now would end (row 9.P01): the site's hours as they pass, so that a night on which the clocks change makes it
 * no shorter and no longer. Milliseconds since 1970.
 *
 * @example
 * holdAfter(0, { copy: { reserveHoldHours: 48 } }); // => 172_800_000
 */
export const holdAfter = (now: number, { copy }: { readonly copy: Pick<Site['copy'], 'reserveHoldHours'> }): number =>
  now + copy.reserveHoldHours * hourMs;
