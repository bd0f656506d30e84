import { useEffect, useState } from 'react';
import { textDebounceMs, typedNumber } from '@dealer/core/search';
import { useStorefront } from '../boot/storefront.ts';
import type { SuggestedVehicle } from './vehicleByNumber.ts';

/** The vehicle whose stock number, plate or VIN is searched for; nothing is requested for words that cannot be one. */
export const useSuggestedVehicle = (text: string): SuggestedVehicle | undefined => {
  const { search } = useStorefront();
  const [found, setFound] = useState<{ text: string; vehicle: SuggestedVehicle | undefined }>();
  const number = typedNumber(text);
  useEffect(() => {
    if (number === undefined) return undefined;
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const { vehicleByNumber } = await import('./vehicleByNumber.ts');
      const vehicle = await vehicleByNumber(search, text, number);
      if (isCurrent) setFound({ text, vehicle });
    };
    // Not for each letter. Without its chunk no vehicle is offered.
    const timer = setTimeout(() => void find().catch(() => undefined), textDebounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, text, number]);
  return found?.text === text ? found.vehicle : undefined;
};
