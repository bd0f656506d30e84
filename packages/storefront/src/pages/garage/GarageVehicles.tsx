import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { WatchedCar } from '@dealer/api/watchlist';
import { type Favourite, favouriteChanges, favouriteOf } from '@dealer/core/saved';
import { searchPath } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { useTexts } from '@dealer/ui/Texts';
import { ErrorNotice } from '../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { readPrices } from '../../stores/savedPrices.ts';
import { changeSaved } from '../../watchlist/changeSaved.ts';
import { syncWatchlist } from '../../watchlist/syncWatchlist.ts';
import { takeOff } from '../../watchlist/takeOff.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { SavedChanges } from '../../cards/SavedChanges.tsx';
import { useRemovedCards } from '../../cards/useRemovedCards.ts';
import { useVehiclesById } from '../../stock/useVehiclesById.ts';
import type { Resource } from './useGarage.ts';

/** The saved vehicles with their current data and what changed since they were saved. */
export const GarageVehicles = ({
  cars,
  failureText = 'They are safe. Please try again in a moment.',
  onRetry,
}: {
  cars: Resource<WatchedCar[]>;
  /** The reason of a failed load, if known. */
  failureText?: string | undefined;
  onRetry: () => void;
}) => {
  const t = useTexts();
  if (cars.kind === 'failed')
    return <ErrorNotice title={t('Your saved vehicles could not be loaded')} text={failureText} onRetry={onRetry} />;
  if (cars.kind === 'loading') return <CardGrid label={t('Saved vehicles')} vehicles={null} skeletons={3} />;
  return <Watched cars={cars.value} />;
};

const Watched = ({ cars: given }: { cars: readonly WatchedCar[] }) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, stores, local } = storefront;
  const [cars] = useState(given);
  const { vehicles, hasFailed, retry } = useVehiclesById(
    cars.map(({ id }) => id),
    'anyAvailability',
  );
  const marked = useStore(stores.favourites, (state) => state.favourites);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  // The device's list knows some of them from the start, others once it was compared with the server's.
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set());
  if (marked.some(({ id }) => !known.has(id))) setKnown(new Set([...known, ...marked.map(({ id }) => id)]));
  const shown = useMemo(() => {
    const isRemoved = (id: number): boolean =>
      removed.includes(id) || (known.has(id) && !marked.some((one) => one.id === id));
    return vehicles?.filter(({ id }) => !isRemoved(id)) ?? null;
  }, [vehicles, removed, known, marked]);
  const { list, announcement } = useRemovedCards(shown);
  const [listed] = useState(() =>
    readPrices(
      local,
      marked.map(({ id }) => id),
    ),
  );
  const isSaving = site.card.favouriteMode === 'save';

  // On sites with favourites the heart changes the watchlist too.
  const first = useRef(marked);
  useEffect(() => {
    if (isSaving || first.current === marked) return;
    first.current = marked;
    void syncWatchlist(storefront).then(() => (first.current = stores.favourites.getState().favourites));
  }, [storefront, stores, isSaving, marked]);

  if (hasFailed)
    return (
      <ErrorNotice
        title={t('Your saved vehicles could not be loaded')}
        text={t('They are safe. Please try again in a moment.')}
        onRetry={retry}
      />
    );
  if (cars.length === 0) {
    return (
      <EmptyState
        title={t('No saved vehicles yet')}
        text={t('Press the heart on a vehicle, and it waits here on every device you sign in on.')}
        action={
          <Button variant="primary" href={searchPath(site)}>
            {t('See all vehicles')}
          </Button>
        }
      />
    );
  }
  if (vehicles === null)
    return <CardGrid label={t('Saved vehicles')} vehicles={null} skeletons={Math.min(cars.length, 6)} />;

  const nameOf = (id: number): Favourite => {
    const vehicle = vehicles.find((one) => one.id === id);
    return vehicle
      ? favouriteOf(vehicle)
      : (marked.find((one) => one.id === id) ?? {
          id,
          name: 'A vehicle that you saved',
          slug: '',
          make: '',
          model: '',
        });
  };
  const saved = cars.filter(({ id }) => !removed.includes(id)).map(({ id }) => nameOf(id));
  const prices = {
    ...Object.fromEntries(cars.flatMap(({ id, price }) => (price === undefined ? [] : [[id, price]]))),
    ...listed,
  };
  const changes = favouriteChanges({ favourites: saved, vehicles, prices }, site);
  const remove = (id: number): void => {
    setRemoved((before) => [...before, id]);
    if (!marked.some((one) => one.id === id))
      void takeOff(storefront, id).then(
        (isDone) => isDone || setRemoved((before) => before.filter((one) => one !== id)),
      );
    else if (isSaving) void changeSaved(storefront, nameOf(id));
    else stores.favourites.getState().remove(id);
  };

  return (
    <>
      <SavedChanges changes={changes} onRemove={remove} />
      <div ref={list}>
        <CardGrid label={t('Saved vehicles')} vehicles={shown} skeletons={0} />
        {/* On a site with a watchlist the message at the edge of the page says it. */}
        <LiveRegion message={isSaving ? '' : announcement} />
      </div>
    </>
  );
};
