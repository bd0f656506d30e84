import { useMemo } from 'react';
import { useStore } from 'zustand';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { useTexts } from '@dealer/ui/Texts';
import { ErrorNotice } from '../../../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { CardGrid } from '../../../../cards/CardGrid.tsx';
import { useRemovedCards } from '../../../../cards/useRemovedCards.ts';

/** The favourites as cards; a message if there are none or they could not be loaded. A card goes with its favourite. */
export const FavouriteVehicles = () => {
  const { stores } = useStorefront();
  const { vehicles } = usePage(page);
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  const shown = useMemo(
    () => vehicles?.filter(({ id }) => favourites.some((favourite) => favourite.id === id)) ?? null,
    [vehicles, favourites],
  );
  const { list, announcement } = useRemovedCards(shown);
  return (
    <div ref={list}>
      <FavouriteCards shown={shown} isEmpty={favourites.length === 0} />
      <LiveRegion message={announcement} />
    </div>
  );
};

const FavouriteCards = ({ shown, isEmpty }: { shown: Vehicle[] | null; isEmpty: boolean }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { title, marked, hasFailed, retry } = usePage(page);

  if (hasFailed)
    return (
      <ErrorNotice
        title={t('Your favourites could not be loaded')}
        text={t('They are safe on this device. Please try again in a moment.')}
        onRetry={retry}
      />
    );
  if (marked.length === 0 || isEmpty)
    return (
      <EmptyState
        title={t('Nothing here yet')}
        text={
          site.card.favouriteMode === 'compare'
            ? t('Press the scales on a vehicle to keep it here.')
            : t('Press the heart on a vehicle to keep it here.')
        }
        action={
          <Button variant="primary" href={searchPath(site)}>
            {t('See all vehicles')}
          </Button>
        }
      />
    );
  if (shown === null)
    return <CardGrid label={title} isBelowTitle vehicles={null} skeletons={Math.min(marked.length, 6)} />;
  return shown.length === 0 ? null : <CardGrid label={title} isBelowTitle vehicles={shown} skeletons={0} />;
};
