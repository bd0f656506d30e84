import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { CardRail } from '../../cards/CardRail.tsx';
import { useRemovedCards } from '../../cards/useRemovedCards.ts';
import { useVehiclesById } from '../../stock/useVehiclesById.ts';

const most = 20;

/**
 * The visitor's favourites that can still be had, in one row; nothing at all where there are none or the search does not answer. A card
 * goes with its favourite.
 */
export const Favourites = () => {
  const t = useTexts();
  const { stores } = useStorefront();
  // Those marked when the row came: vehicles saved meanwhile are elsewhere on the page.
  const [ids] = useState(() =>
    stores.favourites
      .getState()
      .favourites.map(({ id }) => id)
      .slice(0, most),
  );
  const { vehicles, hasFailed } = useVehiclesById(ids);
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  const shown = useMemo(
    () => vehicles?.filter(({ id }) => favourites.some((favourite) => favourite.id === id)) ?? null,
    [vehicles, favourites],
  );
  const { list, announcement } = useRemovedCards(shown);
  if (hasFailed || vehicles?.length === 0) return null;
  return (
    <div ref={list}>
      {shown?.length === 0 ? null : (
        <TitledSection
          id="your-favourites"
          title={t('Saved by you')}
          link={{ label: t('See all saved'), href: '/favourites' }}
        >
          <CardRail label={t('Saved by you')} vehicles={shown} skeletons={Math.min(ids.length, 4)} />
        </TitledSection>
      )}
      <LiveRegion message={announcement} />
    </div>
  );
};
