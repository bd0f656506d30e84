import { type ReactElement, useState } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { VehicleCardItem } from './VehicleCardItem.tsx';
import { useWeeklyFigures } from './weeklyFigures.ts';

export type VehicleCardsOptions = {
  /** null: not loaded yet; skeletons are shown. */
  vehicles: readonly Vehicle[] | null;
  skeletons: number;
  /** How many of the first pictures are wanted at once. */
  eager?: number;
  layout?: 'grid' | 'list';
  /** Whether cards have buttons; the whole card is a link to the vehicle anyway. Default: true. */
  buttons?: boolean;
};

/**
 * Cards of vehicles, or skeletons of the same size, for the grid or rail that holds them: each is one of its children.
 */
export const useVehicleCards = ({
  vehicles,
  skeletons,
  eager = 0,
  layout = 'grid',
  buttons = true,
}: VehicleCardsOptions): ReactElement[] => {
  const { now } = useStorefront();
  const [time] = useState(now);
  useWeeklyFigures(vehicles);
  if (vehicles === null)
    return Array.from({ length: skeletons }, (_, index) => (
      <CardSkeleton key={index} layout={layout} buttons={buttons} />
    ));
  return vehicles.map((vehicle, index) => (
    <VehicleCardItem
      key={vehicle.id}
      vehicle={vehicle}
      now={time}
      layout={layout}
      priority={index < eager}
      buttons={buttons}
    />
  ));
};
