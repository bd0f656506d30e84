import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { useStorefront } from '../boot/storefront.ts';
import { useVehicleCards, type VehicleCardsOptions } from './useVehicleCards.tsx';

/**
 * Vehicles side by side, as many in a row as the site wants.
 *
 * @example
 * <CardGrid label="Used cars" vehicles={answer?.vehicles ?? null} skeletons={6} />
 */
export const CardGrid = ({
  label,
  busy = false,
  ...options
}: VehicleCardsOptions & { label: string; busy?: boolean }) => {
  const { site } = useStorefront();
  return (
    <VehicleGrid columns={site.search.columns} layout={options.layout ?? 'grid'} label={label} busy={busy}>
      {useVehicleCards(options)}
    </VehicleGrid>
  );
};
