import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Vehicle, YouxQuote } from '@dealer/core/vehicle';
import { useStorefront, type Storefront } from '../boot/storefront.ts';

/**
 * The outside lender's quote for a vehicle without a buyer's answers, loaded by the vehicle's page or by the finance form.
 *
 * @example
 * vehicleQuote(storefront, vehicle).setState({ quote })
 */
export const vehicleQuote = (
  { once }: Pick<Storefront, 'once'>,
  { id }: { id: Vehicle['id'] | undefined },
): StoreApi<{ quote?: YouxQuote }> => once(`quote ${id}`, () => createStore(() => ({})));

/**
 * The vehicle with that quote: whatever shows a figure of it shows the quote from then on (decision A23).
 *
 * @example
 * const quoted = useQuotedVehicle(vehicle);
 */
export const useQuotedVehicle = <Known extends Vehicle | undefined>(vehicle: Known): Known => {
  const { quote } = useStore(vehicleQuote(useStorefront(), { id: vehicle?.id }));
  return useMemo(
    () => (quote === undefined || vehicle === undefined ? vehicle : { ...vehicle, youxQuote: quote }),
    [vehicle, quote],
  );
};
