import { Rail } from '@dealer/ui/Rail';
import { useVehicleCards, type VehicleCardsOptions } from './useVehicleCards.tsx';

/** Vehicles in one row that is swiped or stepped through. Their cards have no buttons. */
export const CardRail = ({ label, ...options }: VehicleCardsOptions & { label: string }) => (
  <Rail label={label} itemWidth="20.5rem">
    {useVehicleCards({ ...options, buttons: false })}
  </Rail>
);
