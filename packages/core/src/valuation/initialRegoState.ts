import type { Site } from '../site/site.ts';
import { australianStates, type AustralianState } from './australianStates.ts';

/**
 * The state that a question about a plate starts with: that of the dealer's primary location, else the site's `search.defaultState`
 * (decision G14). New Zealand plates name no state.
 *
 * @example
 * initialRegoState(aSite()); // => 'qld'
 */
export const initialRegoState = ({
  country,
  locations,
  search,
}: Pick<Site, 'country' | 'locations' | 'search'>): AustralianState | undefined => {
  if (country === 'NZ') return undefined;
  const own = locations.find(({ primary }) => primary)?.address.state;
  return [own, search.defaultState]
    .map((state) => australianStates.find(({ value }) => value === state?.trim().toLowerCase())?.value)
    .find((value) => value !== undefined);
};
