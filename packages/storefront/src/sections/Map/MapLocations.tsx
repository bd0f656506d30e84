import { useState } from 'react';
import { locationCardModel } from '@dealer/core/contact';
import type { SiteLocation } from '@dealer/core/site';
import { LocationMapList } from '@dealer/ui/LocationMapList';
import { useStorefront } from '../../boot/storefront.ts';
import { LocationMap } from '../../locations/LocationMap.tsx';

export const MapLocations = ({ locations }: { locations: readonly SiteLocation[] }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  return (
    <LocationMapList
      locations={locations.map((location) => {
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
