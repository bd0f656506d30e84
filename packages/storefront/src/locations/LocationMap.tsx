import { addressLine, mapEmbedHref, mapPicture } from '@dealer/core/contact';
import type { SiteLocation } from '@dealer/core/site';
import { EmbeddedMap } from '@dealer/ui/EmbeddedMap';
import { useStorefront } from '../boot/storefront.ts';

/** Where a location is: a picture of the map, and the map itself after a press. */
export const LocationMap = ({ location }: { location: SiteLocation }) => {
  const { site } = useStorefront();
  const picture = mapPicture(location, site);
  const country = site.country === 'NZ' ? 'New Zealand' : 'Australia';
  return (
    <EmbeddedMap
      key={location.id}
      name={location.name}
      embedHref={mapEmbedHref([location.name, addressLine(location.address), country].filter(Boolean).join(', '))}
      picture={picture}
    />
  );
};
