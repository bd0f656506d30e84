import type { Site } from '../site/site.ts';
import type { VehiclePicture } from './vehicle.ts';

/** Above this number of pictures there are thumbnails under the slides: from four pictures on (decision C19). */
export const picturesWithoutThumbnails = 3;

/** A vehicle's picture in the slider and on a card. */
export const galleryPicture = { width: 600, height: 400 } as const;

/** The quality of pictures from the image service, in per cent (decision F4). */
export const pictureQuality = 75;

/** The addresses of one picture for `src`, `srcset` and the full-screen view. */
type PictureAddresses = { src: string; srcSet?: string; thumb: string; large: string };

const thumbWidth = 375;
const largeWidth = 1600;
const isAbsolute = /^(?:https?:)?\/\//i;

/** A space, or a comma at an end, would break the `srcset` list. */
const safe = (address: string): string => address.replace(/\s/g, '%20').replace(/^,|,$/g, '%2C');

const addressOf = (url: string, width: number, images: Site['services']['images']): string => {
  const placed =
    images.baseUrl !== '' && !isAbsolute.test(url)
      ? `${images.baseUrl.replace(/\/$/, '')}/${url.replace(/^\//, '')}`
      : url;
  if (images.kind === 'plain') return safe(placed);
  const [path = '', hash] = placed.split('#', 2);
  return safe(
    `${path}${path.includes('?') ? '&' : '?'}width=${width}&quality=${pictureQuality}${hash === undefined ? '' : `#${hash}`}`,
  );
};

/**
 * The addresses of a picture in its sizes: 375 wide for small screens, 600 for the slide, large for full screen. An image CDN
 * gets its width and quality parameters (decision F4). Addresses were checked when the vehicle was read.
 *
 * @example vehiclePicture({ url: '/a.webp', thumb: '/a-375.webp' }, site).srcSet // => '/a-375.webp 375w, /a.webp 600w'
 */
export const vehiclePicture = (picture: VehiclePicture, site: Pick<Site, 'services'>): PictureAddresses => {
  const { images } = site.services;
  const src = addressOf(picture.url, galleryPicture.width, images);
  const thumb = addressOf(picture.thumb, thumbWidth, images);
  const large = addressOf(picture.large ?? picture.url, largeWidth, images);
  return thumb === src
    ? { src, thumb, large }
    : { src, srcSet: `${thumb} ${thumbWidth}w, ${src} ${galleryPicture.width}w`, thumb, large };
};
