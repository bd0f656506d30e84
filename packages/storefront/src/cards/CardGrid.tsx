import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { VisuallyHidden } from '@dealer/ui/VisuallyHidden';
import { useStorefront } from '../boot/storefront.ts';
import { useVehicleCards, type VehicleCardsOptions } from './useVehicleCards.tsx';

/** Vehicles side by side, as many in a row as the site wants. */
export const CardGrid = ({
  label,
  busy = false,
  isBelowTitle = false,
  ...options
}: VehicleCardsOptions & { label: string; busy?: boolean; isBelowTitle?: boolean }) => {
  const { site } = useStorefront();
  return (
    <>
      {isBelowTitle ? (
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
      ) : null}
      <VehicleGrid columns={site.search.columns} layout={options.layout ?? 'grid'} label={label} busy={busy}>
        {useVehicleCards(options)}
      </VehicleGrid>
    </>
  );
};
