import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Vehicle, YouxQuote } from '@dealer/core/vehicle';
import { useStorefront, type Storefront } from '../boot/storefront.ts';

/**
 * The outside lender's quote for a vehicle without a buyer's answers, loaded by the vehicle's page or by the finance form, and its price on
 * the road in the visitor's state.
 */
export const vehicleQuote = (
  { once }: Pick<Storefront, 'once'>,
  { id }: { id: Vehicle['id'] | undefined },
): StoreApi<{ quote?: YouxQuote; driveAway?: Vehicle['driveAway'] }> =>
  once(`quote ${id}`, () => createStore(() => ({})));

/**
 * The vehicle with that quote and its price on the road in the visitor's state: whatever shows a figure of it shows those from then on
 * (decisions A23, H4).
 */
export const useQuotedVehicle = <Known extends Vehicle | undefined>(vehicle: Known): Known => {
  const { quote, driveAway } = useStore(vehicleQuote(useStorefront(), { id: vehicle?.id }));
  return useMemo(
    () => vehicle && { ...vehicle, ...(quote && { youxQuote: quote }), ...(driveAway && { driveAway }) },
    [vehicle, quote, driveAway],
  );
};
