import { useEffect, useState } from 'react';
import { typedNumber } from '@dealer/core/search';
import { useStorefront } from '../../../../boot/storefront.ts';
import type { SuggestedVehicle } from './vehicleByNumber.ts';

/**
 * The vehicle whose stock number, plate or VIN is searched for; nothing is requested for words that cannot be one.
 *
 * @example
 * const suggestion = useSuggestedVehicle(state.query);
 */
export const useSuggestedVehicle = (text: string): SuggestedVehicle | undefined => {
  const { search } = useStorefront();
  const [found, setFound] = useState<{ text: string; vehicle: SuggestedVehicle | undefined }>();
  const number = typedNumber(text);
  useEffect(() => {
    if (number === undefined) return undefined;
    let isCurrent = true;
    void import('./vehicleByNumber.ts').then(
      async ({ vehicleByNumber }) => {
        const vehicle = await vehicleByNumber(search, text, number);
        if (isCurrent) setFound({ text, vehicle });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [search, text, number]);
  return found?.text === text ? found.vehicle : undefined;
};
