import { readState, stateOfPostcode } from '../price/onRoad/stateOf.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import type { Jurisdiction } from './lawRow.ts';

/**
 * The jurisdiction of a yard; undefined in Australia where its state is not known.
 *
 * @example jurisdictionOf({ ...yard, address: { state: 'Victoria' } }, site) // => 'vic'
 */
export const jurisdictionOf = (
  yard: Pick<SiteLocation, 'address'> | undefined,
  { country }: Pick<Site, 'country'>,
): Exclude<Jurisdiction, 'au'> | undefined =>
  country === 'NZ'
    ? 'nz'
    : (readState(yard?.address.state ?? undefined) ?? stateOfPostcode(yard?.address.postcode ?? ''));
