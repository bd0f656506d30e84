import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { vehicleCardModel } from '@dealer/core/card';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { SlotWithFallback } from '../slots/SlotWithFallback.tsx';

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
  const { site, stores } = useStorefront();
  // Only the card of a changed vehicle renders again.
  const isSaved = useStore(stores.favourites, ({ favourites }) => favourites.some(({ id }) => id === vehicle.id));
  const toggle = useStore(stores.favourites, (state) => state.toggle);
  const model = useMemo(() => {
    const card = vehicleCardModel(vehicle, site, now, { isSaved });
    return buttons ? card : { ...card, buttons: [] };
  }, [vehicle, site, now, isSaved, buttons]);
  const onSave = useCallback(() => toggle(vehicle), [toggle, vehicle]);
  return <SlotWithFallback name="VehicleCard" props={{ ...model, layout, saved: isSaved, priority, onSave }} />;
});
VehicleCardItem.displayName = 'VehicleCardItem';
