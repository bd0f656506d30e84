import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { CardSaveModel } from './cardModel.ts';
import { platformRoutes } from './vehicleRoutes.ts';

/** What the visitor has done with a vehicle. */
export type VisitorState = { isSaved?: boolean };

/**
 * The favourite, compare or save control of a vehicle, or undefined where the rules hide it (decisions C5 to C7). A sold vehicle
 * has it only in `save` mode and only when already saved, so that it can be removed from the watchlist.
 */
export const saveControl = (
  vehicle: Vehicle,
  site: Pick<Site, 'card' | 'phrases'>,
  { isSaved = false }: VisitorState = {},
  routes = platformRoutes,
): CardSaveModel | undefined => {
  const { favouriteMode: mode, storeFavourites, strictFavourites } = site.card;
  if (!storeFavourites) return undefined;
  // The label names the vehicle: a page of results has a save control for each.
  const control: CardSaveModel = {
    mode,
    label: `${mode === 'compare' ? site.phrases['card.compare'] : site.phrases['card.save']} ${vehicleTitle(vehicle).title}`,
    ...(mode === 'compare' && isSaved ? { comparison: { label: 'Go to the comparison', href: routes.compare } } : {}),
  };
  if (!isAvailable(vehicle)) return mode === 'save' && isSaved ? control : undefined;
  const isBare = vehicle.carType !== 'used' || !((vehicle.price ?? 0) > 0) || vehicle.pictures.length === 0;
  return strictFavourites && isBare ? undefined : control;
};
