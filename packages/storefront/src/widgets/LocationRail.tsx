import { useState } from 'react';
import { locationCardModel } from '@dealer/core/locations';
import type { SiteLocation } from '@dealer/core/site';
import { LocationCard } from '@dealer/ui/LocationCard';
import { Rail } from '@dealer/ui/Rail';
import { useStorefront } from '../boot/storefront.ts';

/**
 * Many locations in one row that is swiped or stepped through (specification section 2: carousel "Our Locations").
 *
 * @example
 * <LocationRail label="Our Locations" locations={site.locations} />
 */
export const LocationRail = ({ locations, label }: { locations: readonly SiteLocation[]; label: string }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  return (
    <Rail label={label} itemWidth="19rem">
      {locations
        .filter(({ visible }) => visible)
        .map((location) => (
          <LocationCard key={location.id} {...locationCardModel(location, site, time)} />
        ))}
    </Rail>
  );
};
