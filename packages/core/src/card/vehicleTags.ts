import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { VehicleTag } from './cardModel.ts';

const dayMs = 86_400_000;
const electrified = /electric|hybrid|^(?:ev|bev|phev|hev|mhev)$/i;

/**
 * The tags of a vehicle in their fixed order, all that apply, up to the site's `maxTags` (decisions C1 to C4, G10). A sold
 * vehicle has only the sold tag. `now` is in milliseconds since 1970.
 */
export const vehicleTags = (vehicle: Vehicle, site: Pick<Site, 'tags' | 'phrases'>, now: number): VehicleTag[] => {
  const { tags: choice, phrases } = site;
  if (vehicle.kind === 'sold') return [{ kind: 'sold', label: choice.soldTagName }];

  const tags: VehicleTag[] = [];
  // A feed's own tag may repeat one of ours, such as "Reserved".
  const add = (kind: VehicleTag['kind'], label: string): void => {
    if (!tags.some((tag) => tag.label.toLowerCase() === label.toLowerCase())) tags.push({ kind, label });
  };
  if (choice.fuelTag && vehicle.fuel !== undefined && electrified.test(vehicle.fuel)) add('fuel', vehicle.fuel);
  if (vehicle.isReserved) add('reserved', phrases['tag.reserved']);
  if (choice.certifiedBadge !== null && vehicle.isCertified && vehicle.carType === 'used')
    add('certified', choice.certifiedBadge);
  if (vehicle.tag !== undefined) add('own', vehicle.tag);
  if (vehicle.kind === 'comingSoon') add('comingSoon', phrases['tag.comingSoon']);
  if (vehicle.createdAt !== undefined && now - vehicle.createdAt <= choice.justArrivedDays * dayMs) {
    add('justArrived', (vehicle.carType === 'used' ? choice.newArrivalTagUsed : null) ?? choice.newArrivalTag);
  }
  return choice.maxTags === null ? tags : tags.slice(0, choice.maxTags);
};
