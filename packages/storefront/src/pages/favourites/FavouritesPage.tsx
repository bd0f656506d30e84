import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { compareHref } from '@dealer/core/compare';
import { comparedVehicles } from '@dealer/core/limits';
import { favouriteChanges } from '@dealer/core/local';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { ChangeList } from '@dealer/ui/ChangeList';
import { CompareChooser } from '@dealer/ui/CompareChooser';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorState } from '@dealer/ui/ErrorState';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { Region } from '../../region/Region.tsx';
import { readPrices, rememberPrices } from '../../stores/savedPrices.ts';
import { CardGrid } from '../../widgets/CardGrid.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { RecentlyViewed } from '../../widgets/RecentlyViewed.tsx';
import { useVehiclesById } from '../../widgets/useVehiclesById.ts';

/** The vehicles that the visitor marked on this device as they are today, what changed since, and those looked at last. */
export const FavouritesPage = () => {
  const { site, stores } = useStorefront();
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  // Asked once for those marked when the page opened: unmarking one here must not make the list jump.
  const [marked] = useState(favourites);
  const { vehicles, hasFailed, retry } = useVehiclesById(
    marked.map(({ id }) => id),
    'anyAvailability',
  );
  const isComparing = site.card.favouriteMode === 'compare';
  const title = isComparing ? 'Your vehicles to compare' : 'Your favourites';
  const isEmpty = marked.length === 0 || (vehicles?.length === 0 && favourites.length === 0);

  return (
    <>
      <PageFrame title={title} text="Kept on this device.">
        <Head title={`${title} | ${site.name}`} noIndex />
        {hasFailed ? (
          <ErrorState
            title="Your favourites could not be loaded"
            text="They are safe on this device. Please try again in a moment."
            onRetry={retry}
          />
        ) : isEmpty ? (
          <EmptyState
            title="Nothing here yet"
            text={
              isComparing
                ? 'Press the scales on a vehicle to keep it here.'
                : 'Press the heart on a vehicle to keep it here.'
            }
            action={
              <Button variant="primary" href={searchPath(site)}>
                See all vehicles
              </Button>
            }
          />
        ) : vehicles === null ? (
          <CardGrid label={title} vehicles={null} skeletons={Math.min(marked.length, 6)} />
        ) : (
          <Favourites title={title} asked={new Set(marked.map(({ id }) => id))} vehicles={vehicles} />
        )}
        <p>
          <Button variant="text" href="/saved-searches">
            Your saved searches
          </Button>
        </p>
      </PageFrame>
      <Region name="recently viewed">
        <RecentlyViewed clearable />
      </Region>
    </>
  );
};

const Favourites = ({
  title,
  asked,
  vehicles,
}: {
  title: string;
  asked: ReadonlySet<number>;
  vehicles: readonly Vehicle[];
}) => {
  const { site, stores, local } = useStorefront();
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  const remove = useStore(stores.favourites, (state) => state.remove);
  const [prices] = useState(() =>
    readPrices(
      local,
      favourites.map(({ id }) => id),
    ),
  );

  useEffect(() => {
    // Marked before prices were kept, or where they could not be: from now on changes can be told.
    const unpriced = vehicles.filter(({ id }) => prices[id] === undefined);
    if (unpriced.length > 0) rememberPrices(local, unpriced);
  }, [local, prices, vehicles]);

  // Only of those that were asked for: one marked in another tab meanwhile is not gone.
  const changes = favouriteChanges(
    { favourites: favourites.filter(({ id }) => asked.has(id)), vehicles, prices },
    site,
  );
  // A sold one that was taken off goes at once: nothing on its card could bring it back.
  const shown = vehicles.filter(
    ({ id, kind }) => kind !== 'sold' || favourites.some((favourite) => favourite.id === id),
  );
  const choices = favourites.filter(({ id }) =>
    vehicles.some((vehicle) => vehicle.id === id && vehicle.kind !== 'sold'),
  );
  const [chosen, setChosen] = useState(() => choices.slice(0, comparedVehicles).map(({ slug }) => slug));
  const valid = chosen.filter((slug) => choices.some((choice) => choice.slug === slug));

  return (
    <>
      {changes.length === 0 ? null : (
        <ChangeList
          title="Since you saved them"
          items={changes.map(({ kind, favourite, text }) => ({
            id: favourite.id,
            kind,
            name: favourite.name,
            text,
            removable: kind === 'sold' || kind === 'gone',
            ...(kind === 'gone' ? {} : { href: `/cars/${favourite.slug}` }),
          }))}
          onRemove={remove}
        />
      )}
      {shown.length === 0 ? null : <CardGrid label={title} vehicles={shown} skeletons={0} />}
      {choices.length < 2 ? null : (
        <CompareChooser
          vehicles={choices.map(({ slug, name, primary_image_url: picture }) => ({
            slug,
            name,
            ...(picture === undefined ? {} : { picture }),
          }))}
          chosen={valid}
          most={comparedVehicles}
          href={compareHref(valid)}
          onChoose={(slug, isChosen) =>
            setChosen(isChosen ? [...valid, slug] : valid.filter((other) => other !== slug))
          }
        />
      )}
    </>
  );
};
