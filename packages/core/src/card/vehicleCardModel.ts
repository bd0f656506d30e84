import { weeklyText } from '../finance/weeklyEstimate.ts';
import { formatCount } from '../format/formatNumber.ts';
import { galleryPicture, vehiclePicture } from '../vehicle/vehiclePicture.ts';
import { priceLine } from '../price/priceLine.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle, VehiclePicture } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import { cardButtons } from './cardButtons.ts';
import type { PictureModel, VehicleCardModel } from './cardModel.ts';
import { saveControl, type VisitorState } from './saveControl.ts';
import { vehicleFacts } from './vehicleFacts.ts';
import { vehiclePlaceholder } from './vehiclePlaceholder.ts';
import { platformRoutes, type VehicleRoutes } from './vehicleRoutes.ts';
import { vehicleTags } from './vehicleTags.ts';

const cardFacts = ['condition', 'transmission', 'km', 'fuel'] as const;

const pictureOf = (picture: VehiclePicture, site: Site, alt: string): PictureModel => {
  const { src, srcSet } = vehiclePicture(picture, site);
  return { src, srcSet, ...galleryPicture, alt };
};

const viewsOf = (vehicle: Vehicle, site: Site): string | undefined => {
  if (!site.card.showViews || vehicle.views === undefined || vehicle.views <= 0) return undefined;
  return `${formatCount(vehicle.views)} ${vehicle.views === 1 ? 'view' : 'views'}`;
};

/** What this visitor has done with the vehicle, and where its links lead if not to the platform's pages. */
export type VehicleModelOptions = VisitorState & { routes?: VehicleRoutes };

/**
 * Everything that a result card shows for a vehicle on a site; to find out why a card shows something, start here. `now` is in
 * milliseconds since 1970; `isSaved`: this visitor has saved it; `routes`: the addresses of your own pages.
 *
 * @example vehicleCardModel(car, site, now).title // => '2022 Toyota Hilux SR5'
 */
export const vehicleCardModel = (
  vehicle: Vehicle,
  site: Site,
  now: number,
  { routes = platformRoutes, ...visitor }: VehicleModelOptions = {},
): VehicleCardModel => {
  const { title, heading, subheading } = vehicleTitle(vehicle);
  const [first, second] = vehicle.pictures;
  const model: VehicleCardModel = {
    id: vehicle.id,
    slug: vehicle.slug,
    availability: vehicle.kind,
    href: routes.vehicle(vehicle),
    title,
    heading,
    subheading,
    picture: first ? pictureOf(first, site, title) : null,
    placeholder: vehiclePlaceholder(vehicle, title),
    photosCount: vehicle.photosCount,
    tags: vehicleTags(vehicle, site, now),
    price: priceLine(vehicle, site),
    facts: vehicleFacts(vehicle, site, cardFacts),
    buttons: cardButtons(vehicle, site, routes),
  };
  // Decorative: it shows the same vehicle again.
  if (second && vehicle.kind !== 'sold') model.secondPicture = pictureOf(second, site, '');
  const locationName = vehicle.location.name ?? vehicle.location.city;
  if (locationName !== undefined) model.locationName = locationName;
  const views = viewsOf(vehicle, site);
  if (views !== undefined) model.views = views;
  const weekly = site.card.showFinancePerWeek ? weeklyText(vehicle, site, now) : undefined;
  if (weekly !== undefined) model.weekly = weekly;
  const save = saveControl(vehicle, site, visitor, routes);
  if (save !== undefined) model.save = save;
  return model;
};
