import { memo, useCallback, useMemo } from 'react';
import { vehicleCardModel } from '@dealer/core/card';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { SlotWithFallback } from '../slots/SlotWithFallback.tsx';
import { useSaved } from './useSaved.ts';

type VehicleCardItemProps = {
  vehicle: Vehicle;
  /** Milliseconds; one moment for the whole list, so that equal cards stay equal. */
  now: number;
  layout: 'grid' | 'list';
  priority: boolean | 'first';
  /** Default: true. */
  buttons?: boolean;
};

/**
 * One vehicle of a list: its model is computed when the vehicle, or what the visitor did with it, changes, and at no other time.
 */
export const VehicleCardItem = memo(({ vehicle, now, layout, priority, buttons = true }: VehicleCardItemProps) => {
  const { site } = useStorefront();
  const { isSaved, toggle } = useSaved(vehicle);
  const model = useMemo(() => {
    const card = vehicleCardModel(vehicle, site, now, { isSaved });
    return buttons ? card : { ...card, buttons: [] };
  }, [vehicle, site, now, isSaved, buttons]);
  const onSave = useCallback(() => toggle(vehicle), [toggle, vehicle]);
  return <SlotWithFallback name="VehicleCard" props={{ ...model, layout, saved: isSaved, priority, onSave }} />;
});
VehicleCardItem.displayName = 'VehicleCardItem';
