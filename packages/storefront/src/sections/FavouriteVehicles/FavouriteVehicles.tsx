import { useStore } from 'zustand';
import { searchPath } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorState } from '@dealer/ui/ErrorState';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageFavourites } from '../../pages/favourites/favouritesContext.ts';
import { CardGrid } from '../../widgets/CardGrid.tsx';

/** The favourites as cards; a message if there are none or they could not be loaded. */
export const FavouriteVehicles = () => {
  const { site, stores } = useStorefront();
  const { title, marked, vehicles, hasFailed, retry } = usePageFavourites();
  const favourites = useStore(stores.favourites, (state) => state.favourites);

  if (hasFailed)
    return (
      <ErrorState
        title="Your favourites could not be loaded"
        text="They are safe on this device. Please try again in a moment."
        onRetry={retry}
      />
    );
  if (marked.length === 0 || (vehicles?.length === 0 && favourites.length === 0))
    return (
      <EmptyState
        title="Nothing here yet"
        text={
          site.card.favouriteMode === 'compare'
            ? 'Press the scales on a vehicle to keep it here.'
            : 'Press the heart on a vehicle to keep it here.'
        }
        action={
          <Button variant="primary" href={searchPath(site)}>
            See all vehicles
          </Button>
        }
      />
    );
  if (vehicles === null) return <CardGrid label={title} vehicles={null} skeletons={Math.min(marked.length, 6)} />;
  // A removed favourite that is sold disappears at once: its card has no button to save it.
  const shown = vehicles.filter(
    ({ id, kind }) => kind !== 'sold' || favourites.some((favourite) => favourite.id === id),
  );
  return shown.length === 0 ? null : <CardGrid label={title} vehicles={shown} skeletons={0} />;
};
