import { useState } from 'react';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { CardRail } from '../../widgets/CardRail.tsx';
import { useVehiclesById } from '../../widgets/useVehiclesById.ts';

const most = 20;

/**
 * The visitor's favourites that can still be had, in one row; nothing at all where there are none or the search does not answer.
 *
 * @example
 * <Favourites />
 */
export const Favourites = () => {
  const { stores } = useStorefront();
  // Those marked when the row came: unmarking one in it must not make it jump.
  const [ids] = useState(() =>
    stores.favourites
      .getState()
      .favourites.map(({ id }) => id)
      .slice(0, most),
  );
  const { vehicles, hasFailed } = useVehiclesById(ids);
  if (hasFailed || vehicles?.length === 0) return null;
  return (
    <Section labelledBy="your-favourites">
      <SectionHeading
        id="your-favourites"
        title="Saved by you"
        link={{ label: 'See all saved', href: '/favourites' }}
      />
      <CardRail label="Saved by you" vehicles={vehicles} skeletons={Math.min(ids.length, 4)} />
    </Section>
  );
};
