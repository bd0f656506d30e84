import { platformRoutes, type VehicleRoutes } from '../card/vehicleRoutes.ts';
import type { VehicleModelOptions } from '../card/vehicleCardModel.ts';
import { saveControl } from '../card/saveControl.ts';
import { similarStart } from '../card/similarStart.ts';
import { vehicleFacts } from '../card/vehicleFacts.ts';
import { vehiclePicture, galleryPicture, picturesWithoutThumbnails } from '../vehicle/vehiclePicture.ts';
import { vehiclePlaceholder } from '../card/vehiclePlaceholder.ts';
import { vehicleTags } from '../card/vehicleTags.ts';
import { priceLine } from '../price/priceLine.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import { consumerNotice } from '../law/consumerNotice.ts';
import { detailButtons } from './detailButtons.ts';
import type { GalleryPicture, VehicleTopModel } from './detailModel.ts';
import { vehicleAnnouncement } from './vehicleAnnouncement.ts';
import { vehicleBreadcrumbs } from './vehicleBreadcrumbs.ts';
import { vehicleMeta } from './vehicleMeta.ts';

const galleryPictures = (vehicle: Vehicle, site: Site, title: string): GalleryPicture[] =>
  vehicle.pictures.map((picture, index) => {
    const { src, srcSet, thumb, large } = vehiclePicture(picture, site);
    const alt = index === 0 ? title : `${title}, photo ${index + 1} of ${vehicle.pictures.length}`;
    const slide: GalleryPicture = { src, thumb, large, alt, ...galleryPicture };
    if (srcSet !== undefined) slide.srcSet = srcSet;
    return slide;
  });

const soldNotice = (vehicle: Vehicle, site: Site, routes: VehicleRoutes): NonNullable<VehicleTopModel['sold']> => ({
  notice: 'SOLD',
  message: "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!",
  enquireLabel: site.phrases['card.findSimilar'],
  enquiry: {
    href: routes.enquire(vehicle, 'similar'),
    purpose: 'similar',
    message: similarStart.message,
    subcategory: similarStart.subcategory,
  },
  onlySimilar: site.detail.soldDetail === 'similar-only',
});

/**
 * The first view of the vehicle page: pictures, price, buttons and head. A vehicle that is in stock or coming soon has a price, buttons
 * and finance; a sold one has the sold notice and the find-similar enquiry instead. `now` in milliseconds; `isSaved`: this
 * visitor has saved it; `routes`: the addresses of your own pages.
 *
 * @example vehicleTopModel(car, site, now).breadcrumbs.length // => 5
 */
export const vehicleTopModel = (
  vehicle: Vehicle,
  site: Site,
  now: number,
  { routes = platformRoutes, ...visitor }: VehicleModelOptions = {},
): VehicleTopModel => {
  const { title, heading, subheading } = vehicleTitle(vehicle);
  const available = isAvailable(vehicle);
  const pictures = galleryPictures(vehicle, site, title);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    availability: vehicle.kind,
    title,
    heading,
    subheading,
    breadcrumbs: vehicleBreadcrumbs(vehicle, site),
    gallery: {
      pictures,
      showThumbnails: available && pictures.length > picturesWithoutThumbnails,
      placeholder: vehiclePlaceholder(vehicle, title),
      request:
        available && pictures.length === 0
          ? { label: 'Request Photos', href: routes.enquire(vehicle, 'photos') }
          : undefined,
    },
    tags: vehicleTags(vehicle, site, now),
    price: priceLine(vehicle, site),
    icons: vehicleFacts(vehicle, site, ['km', 'transmission', 'body']),
    buttons: detailButtons(vehicle, site, routes),
    save: saveControl(vehicle, site, visitor, routes),
    sold: available ? undefined : soldNotice(vehicle, site, routes),
    announcement: vehicleAnnouncement(vehicle, site),
    cin: consumerNotice(vehicle, site),
    meta: vehicleMeta(vehicle, site, routes),
  };
};
