import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { favouriteChanges } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { readPrices, rememberPrices } from '../../../../stores/savedPrices.ts';
import { SavedChanges } from '../../../../cards/SavedChanges.tsx';

/** What changed about the favourites since they were saved. */
export const FavouriteChanges = () => {
  const { vehicles } = usePage(page);
  return vehicles && <Changes vehicles={vehicles} />;
};

const Changes = ({ vehicles }: { vehicles: readonly Vehicle[] }) => {
  const { site, stores, local } = useStorefront();
  const { marked } = usePage(page);
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  const remove = useStore(stores.favourites, (state) => state.remove);
  const [prices] = useState(() =>
    readPrices(
      local,
      favourites.map(({ id }) => id),
    ),
  );

  useEffect(() => {
    // Saved before prices were stored, or without storage: store the price now, so that later changes can be shown.
    const unpriced = vehicles.filter(({ id }) => prices[id] === undefined);
    if (unpriced.length > 0) rememberPrices(local, unpriced);
  }, [local, prices, vehicles]);

  // Only favourites of this query: one that another tab has saved meanwhile is not missing.
  const queried = favourites.filter(({ id }) => marked.some((favourite) => favourite.id === id));
  const changes = favouriteChanges({ favourites: queried, vehicles, prices }, site);
  return <SavedChanges changes={changes} onRemove={remove} />;
};
