import { locationCardModel } from '@dealer/core/contact';
import type { SiteLocation } from '@dealer/core/site';
import { LocationCard } from '@dealer/ui/LocationCard';
import { useStorefront } from '../boot/storefront.ts';
import { useMinute } from '../browser/useMinute.ts';
import { locationCardProps } from './locationCardProps.ts';
import { LocationMap } from './LocationMap.tsx';

/** One location across the page: map and details, on a dark band. */
export const LocationSingle = ({ location }: { location: SiteLocation }) => {
  const { site } = useStorefront();
  const time = useMinute();
  return (
    <LocationCard
      {...locationCardProps(locationCardModel(location, site, time))}
      map={<LocationMap location={location} />}
    />
  );
};
