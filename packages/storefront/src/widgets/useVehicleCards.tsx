import { useState } from 'react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { vehicleCardModel } from '@dealer/core/card';
import type { Vehicle } from '@dealer/core/vehicle';
import { VehicleCard } from '@dealer/ui/VehicleCard';
import { VehicleCardSkeleton } from '@dealer/ui/VehicleCardSkeleton';
import { useStorefront } from '../boot/storefront.ts';
import { Region } from '../region/Region.tsx';
import { favouriteOf } from '../stores/favouriteOf.ts';

export type VehicleCardsOptions = {
  /** null: not known yet; skeletons stand in their place. */
  vehicles: readonly Vehicle[] | null;
  skeletons: number;
  /** How many of the first pictures are wanted at once. */
  eager?: number;
  layout?: 'grid' | 'list';
};

/**
 * Cards of vehicles, or skeletons of the same size, for the grid or rail that holds them: each is one of its children.
 *
 * @example
 * <VehicleGrid columns={3} label="Results">{useVehicleCards({ vehicles, skeletons: 6 })}</VehicleGrid>
 */
export const useVehicleCards = ({ vehicles, skeletons, eager = 0, layout = 'grid' }: VehicleCardsOptions): ReactElement[] => {
  const { site, template, now, stores } = useStorefront();
  const [time] = useState(now);
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  const recipe = template.recipes.card;
  if (vehicles === null) return Array.from({ length: skeletons }, (_, index) => <VehicleCardSkeleton key={index} recipe={recipe} layout={layout} />);
  const Card = template.slots.VehicleCard ?? VehicleCard;
  return vehicles.map((vehicle, index) => {
    const props = {
      ...vehicleCardModel(vehicle, site, time),
      recipe,
      layout,
      saved: favourites.some(({ id }) => id === vehicle.id),
      priority: index < eager,
      onSave: () => stores.favourites.getState().toggle(favouriteOf(vehicle)),
    };
    return (
      <Region key={vehicle.id} name="vehicle card" fallback={template.slots.VehicleCard ? <VehicleCard {...props} /> : undefined}>
        <Card {...props} />
      </Region>
    );
  });
};
