import { useState } from 'react';
import { locationCardModel } from '@dealer/core/contact';
import type { SiteLocation } from '@dealer/core/site';
import { PlaceList } from '@dealer/ui/PlaceList';
import { useStorefront } from '../../boot/storefront.ts';
import { LocationMap } from '../../widgets/LocationMap.tsx';

/** Locations with their maps. */
export const MapPlaces = ({ locations }: { locations: readonly SiteLocation[] }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  return (
    <PlaceList
      places={locations.map((location) => {
        const { name, address, directionsHref, phone, phoneHref, view } = locationCardModel(location, site, time);
        return {
          id: location.id,
          name,
          address,
          directionsHref,
          href: view.href,
          ...(phone === undefined || phoneHref === undefined ? {} : { phone: { text: phone, href: phoneHref } }),
          map: <LocationMap location={location} />,
        };
      })}
    />
  );
};
