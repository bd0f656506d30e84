import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * New Zealand: the link to the Consumer Information Notice, which used and demo vehicles must show. The vehicle's own address, else the
 * site's pattern with `{id}`, `{slug}` and `{stock_number}` filled in.
 *
 * @example consumerNotice(usedCar, nzSite)?.label // => 'Consumer Information Notice'
 */
export const consumerNotice = (
  vehicle: Vehicle,
  site: Pick<Site, 'country' | 'nz' | 'phrases'>,
): { label: string; href: string } | undefined => {
  if (site.country !== 'NZ' || vehicle.carType === 'new') return undefined;
  const pattern = site.nz.cinUrl;
  if (vehicle.cinUrl === undefined && pattern?.includes('{stock_number}') && vehicle.stockNumber === undefined)
    return undefined;
  const filled = pattern
    ?.replaceAll('{id}', () => encodeURIComponent(vehicle.id))
    .replaceAll('{slug}', () => encodeURIComponent(vehicle.slug))
    .replaceAll('{stock_number}', () => encodeURIComponent(vehicle.stockNumber ?? ''));
  const href = vehicle.cinUrl ?? filled;
  return href === undefined ? undefined : { label: site.phrases['detail.cin'], href };
};
