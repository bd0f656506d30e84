import type { AustralianState } from '../../site/australianStates.ts';
import type { Site } from '../../site/site.ts';
import { wholeCents } from '../../format/wholeCents.ts';
import { type ChargedVehicle, chargeOf } from './chargeOf.ts';

/**
 * What registration with compulsory insurance costs in a year, in dollars: the dealer's own amounts (`price.charges`), else the tables'.
 * Undefined where either part is not known, and in New Zealand.
 *
 * @example registrationCost({ itemType: 'car', body: 'SUV', fuel: 'Petrol', cylinders: 4 }, site, 'qld') // => { amount: 827 }
 */
export const registrationCost = (
  vehicle: ChargedVehicle,
  site: Pick<Site, 'country' | 'price'>,
  state: AustralianState,
): { readonly amount: number } | undefined => {
  if (site.country !== 'AU') return undefined;
  const own = site.price.charges[state] ?? {};
  const row = chargeOf(state, 'registration', vehicle);
  const registration = own.registration ?? row?.amount;
  const isInsured = own.registration === undefined && row?.withInsurance === true;
  const insurance = isInsured ? 0 : (own.insurance ?? chargeOf(state, 'insurance', vehicle)?.amount);
  return registration === undefined || insurance === undefined
    ? undefined
    : { amount: wholeCents(registration + insurance) };
};
