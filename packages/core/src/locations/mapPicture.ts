import { mapPictureWidth, pictureQuality } from '../limits/sizes.ts';
import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { addressLine } from './addressLine.ts';

/** A still picture of a map. */
export type MapPicture = { readonly src: string; readonly width: number; readonly height: number };

const height = 360;

/**
 * The picture of the map around a location, from the site's map service (row 7.A33): 600 wide, quality 75. The location's own key comes before
 * the site's. Nothing where the site has no map service, or the location says nowhere where it is.
 *
 * @example
 * mapPicture(aLocation(), aSite()); // => undefined
 */
export const mapPicture = (
  { address }: Pick<SiteLocation, 'address'>,
  { services: { maps } }: Pick<Site, 'services'>,
): MapPicture | undefined => {
  const { lat, long, map_key: ownKey } = address;
  const place = lat != null && long != null ? `${lat},${long}` : addressLine(address);
  if (!maps?.imageUrl || place === '') return undefined;
  const query = Object.entries({
    center: place,
    markers: place,
    zoom: 15,
    size: `${mapPictureWidth}x${height}`,
    width: mapPictureWidth,
    quality: pictureQuality,
    key: ownKey || maps.key,
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const src = `${maps.imageUrl}${maps.imageUrl.includes('?') ? '&' : '?'}${query.join('&')}`;
  return { src, width: mapPictureWidth, height };
};
