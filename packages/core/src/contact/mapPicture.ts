import { pictureQuality } from '../vehicle/vehiclePicture.ts';
import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { addressLine } from './addressLine.ts';

const mapPictureWidth = 600;

/** A static map image. */
type MapPicture = { readonly src: string; readonly width: number; readonly height: number };

const height = 360;

/**
 * The static map image of a location from the site's map service: 600 wide, quality 75. The location's own key takes precedence
 * over the site's. Undefined if the site has no map service or the location has no coordinates.
 *
 * @example
 * mapPicture(aLocation(), aSite()); // => undefined
 */
export const mapPicture = (
  { address }: Pick<SiteLocation, 'address'>,
  { services: { maps } }: Pick<Site, 'services'>,
): MapPicture | undefined => {
  const { lat, long, map_key: ownKey } = address;
  const center = lat != null && long != null ? `${lat},${long}` : addressLine(address);
  if (!maps?.imageUrl || center === '') return undefined;
  const query = Object.entries({
    center,
    markers: center,
    zoom: 15,
    size: `${mapPictureWidth}x${height}`,
    width: mapPictureWidth,
    quality: pictureQuality,
    key: ownKey || maps.key,
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const src = `${maps.imageUrl}${maps.imageUrl.includes('?') ? '&' : '?'}${query.join('&')}`;
  return { src, width: mapPictureWidth, height };
};
