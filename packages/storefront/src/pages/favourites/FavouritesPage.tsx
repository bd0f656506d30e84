import { useState } from 'react';
import { useStore } from 'zustand';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { favouritesParts } from '../../sections/registry/favouritesParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { useVehiclesById } from '../../widgets/useVehiclesById.ts';
import { FavouritesContext } from './favouritesContext.ts';
import { favouritesAreas, favouritesSectionList } from './favouritesSectionList.ts';

/** The favourites of this device with their current data, what changed since, and the vehicles viewed last. */
export const FavouritesPage = () => {
  const { site, stores } = useStorefront();
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  // Queried once for the favourites at opening: removing one needs no new answer.
  const [marked] = useState(favourites);
  const { vehicles, hasFailed, retry } = useVehiclesById(
    marked.map(({ id }) => id),
    'anyAvailability',
  );
  const { top, main, below } = usePageAreas('favourites', favouritesSectionList, favouritesAreas);
  const title = site.card.favouriteMode === 'compare' ? 'Your vehicles to compare' : 'Your favourites';

  return (
    <FavouritesContext value={{ title, marked, vehicles, hasFailed, retry }}>
      <Head title={`${title} | ${site.name}`} noIndex />
      <SectionList items={top} parts={favouritesParts} />
      <PageFrame title={title} text="Kept on this device.">
        <SectionList items={main} parts={favouritesParts} />
      </PageFrame>
      <SectionList items={below} parts={favouritesParts} />
    </FavouritesContext>
  );
};
