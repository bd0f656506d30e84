import type { Site } from '../site/site.ts';
import { australianStates, type AustralianState } from '../site/australianStates.ts';

/**
 * The initial state of the plate field: the state of the primary location, else the setting `search.defaultState` (decision G14).
 * Undefined in New Zealand, whose plates name no state.
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
