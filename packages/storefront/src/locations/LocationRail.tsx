import { locationCardModel } from '@dealer/core/contact';
import type { SiteLocation } from '@dealer/core/site';
import { LocationCard } from '@dealer/ui/LocationCard';
import { Rail } from '@dealer/ui/Rail';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { useMinute } from '../browser/useMinute.ts';
import { locationCardProps } from './locationCardProps.ts';

/** Many locations in one row that is swiped or stepped through (carousel "Our Locations"). */
export const LocationRail = ({ locations, label }: { locations: readonly SiteLocation[]; label: string }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const time = useMinute();
  const cards = locations.map((location) => locationCardModel(location, site, time));
  return (
    <Rail label={label} itemWidth="19rem" hint={t('Swipe')}>
      {cards.map((card, at) => (
        <LocationCard key={locations[at]?.id} {...locationCardProps(card, { others: cards })} />
      ))}
    </Rail>
  );
};
