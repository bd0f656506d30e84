import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Vehicle, YouxQuote } from '@dealer/core/vehicle';
import { useStorefront, type Storefront } from '../boot/storefront.ts';

/**
 * The outside lender's answer about a vehicle as its page asks for it, once it was loaded: by the page's box or by the finance form.
 *
 * @example
 * vehicleQuote(storefront, vehicle).setState({ quote })
 */
export const vehicleQuote = (
  { keep }: Pick<Storefront, 'keep'>,
  { id }: { id: Vehicle['id'] | undefined },
): StoreApi<{ quote?: YouxQuote }> => keep(`quote ${id}`, () => createStore(() => ({})));

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
