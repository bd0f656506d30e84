import { cleanText } from '../search/searchLimits.ts';

/** Characters. */
const longest = 100;

/**
 * The vehicle that `?vehicle=` names in words: what somebody on the way from a model's page wants to drive. Empty without one.
 *
 * @example
 * readWantedVehicle('?vehicle=Ford%20Ranger'); // => 'Ford Ranger'
 */
export const readWantedVehicle = (queryString: string): string =>
  cleanText(new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000)).get('vehicle') ?? '', longest).trim();
