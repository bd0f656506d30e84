import { isReservable } from '../card/reservable.ts';
import { reserveTerms } from '../checkout/reserveTerms.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { dealerComments, paragraphsOf } from './dealerComments.ts';
import type { VehicleBodyModel } from './detailModel.ts';

/** A tab of the vehicle page and its content. */
export type VehicleTab =
  | { readonly id: 'comments'; readonly label: 'Dealer Comments'; readonly comments: VehicleBodyModel['comments'] }
  | {
      readonly id: 'included' | 'protect';
      readonly label: "What's Included" | 'Protect Your Car';
      readonly paragraphs: readonly string[];
    }
  | { readonly id: 'reserve'; readonly label: 'Reserve Online'; readonly paragraphs: readonly string[] }
  | {
      readonly id: 'reasons';
      readonly label: 'Why Buy From Us?';
      readonly reasons: readonly { readonly title: string; readonly text: string }[];
    }
  | { readonly id: 'features'; readonly label: 'Features'; readonly features: readonly string[] };

/** The numbers that the dealer promises; only what the site states itself (decision F14). */
const promisesOf = (vehicle: Vehicle, { copy }: Pick<Site, 'copy'>): string[] => {
  const lines: string[] = [];
  if (vehicle.carType === 'new' && copy.warrantyYearsNew !== null)
    lines.push(`New vehicles come with a ${copy.warrantyYearsNew}-year warranty.`);
  if (vehicle.carType === 'used') lines.push(...copy.usedPromises);
  if (copy.moneyBackHours !== null)
    lines.push(`You can bring it back within ${copy.moneyBackHours} hours and get your money back.`);
  return lines;
};

const reserveText = (vehicle: Vehicle, site: Pick<Site, 'copy' | 'country' | 'detail'>): string[] => {
  const own = paragraphsOf(site.detail.tabs.reserveText);
  const { deposit, hours } = reserveTerms(vehicle, site);
  return own.length > 0
    ? own
    : [`A deposit of ${deposit}, fully refundable, holds this vehicle for you for ${hours} hours.`];
};

/**
 * The tabs of the vehicle page in order, without empty ones: the texts about inclusions and protection are the site's own, Reserve Online
 * exists while the vehicle can be reserved, Features only if there are some.
 *
 * @example vehicleTabs(car, site).map((tab) => tab.label) // => ['Dealer Comments', 'Why Buy From Us?', 'Features']
 */
export const vehicleTabs = (
  vehicle: Vehicle,
  site: Pick<Site, 'copy' | 'country' | 'detail' | 'home'>,
): VehicleTab[] => {
  const included = [...paragraphsOf(site.detail.tabs.warrantyText), ...promisesOf(vehicle, site)];
  const protect = paragraphsOf(site.detail.tabs.protectText);
  const features = [...new Set(vehicle.features)];
  const tabs: VehicleTab[] = [
    { id: 'comments', label: 'Dealer Comments', comments: dealerComments(vehicle.dealerComments) },
  ];
  if (included.length > 0) tabs.push({ id: 'included', label: "What's Included", paragraphs: included });
  if (site.home.reasons.length > 0) tabs.push({ id: 'reasons', label: 'Why Buy From Us?', reasons: site.home.reasons });
  if (isReservable(vehicle, site))
    tabs.push({ id: 'reserve', label: 'Reserve Online', paragraphs: reserveText(vehicle, site) });
  if (protect.length > 0) tabs.push({ id: 'protect', label: 'Protect Your Car', paragraphs: protect });
  if (features.length > 0) tabs.push({ id: 'features', label: 'Features', features });
  return tabs;
};
