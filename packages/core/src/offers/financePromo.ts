import { hasFinanceCalculator } from '../finance/hasFinanceCalculator.ts';
import { anchors } from '../routes/anchors.ts';
import { financePath } from '../routes/morePaths.ts';
import { stockTypePath } from '../routes/paths.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Cars in the Get Finance Now promotion and in the featured row. */
export const featuredCars = 6;

/**
 * The texts and links of the Get Finance Now promotion. Both links lead to used cars; on a site whose first link promises repayments
 * (`home.financeActionLeadsTo`) it leads to the calculator of the finance page, if there is one.
 *
 * @example
 * financePromo(site).actions[0].label; // => 'Start Finance Journey'
 */
export const financePromo = (
  site: Pick<Site, 'phrases' | 'home' | 'routes' | 'finance' | 'finance_provider'>,
): { heading: string; actions: readonly { label: string; href: string }[] } => {
  const usedCars = stockTypePath('used-cars');
  const toCalculator = site.home.financeActionLeadsTo === 'calculator' && hasFinanceCalculator(1, site);
  return {
    heading: 'Get Finance Now',
    actions: [
      {
        label: site.phrases['home.financeAction'],
        href: toCalculator ? `${financePath(site)}#${anchors.financeCalculator}` : usedCars,
      },
      { label: 'View All Used Cars', href: usedCars },
    ],
  };
};

/**
 * The search of the Get Finance Now promotion, in Meilisearch's grammar: used cars in stock with more than one photo (decision
 * A18). Request six; the index ranks the dealer's featured cars first (`custom_rank`).
 *
 * @example
 * financePromoFilter; // => 'car_type = used AND (status = in_stock OR status = coming_soon) AND photos_count > 1'
 */
export const financePromoFilter =
  'car_type = used AND (status = in_stock OR status = coming_soon) AND photos_count > 1';

/**
 * The cars of the Get Finance Now promotion, from hits in the order of the index: used, in stock, with more than one photo, at
 * most six. Reserved cars are left out, because they cannot be bought.
 *
 * @example
 * pickFinancePromo(hits).length; // => 6
 */
export const pickFinancePromo = (vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles
    .filter(
      (vehicle) => isAvailable(vehicle) && vehicle.carType === 'used' && !vehicle.isReserved && vehicle.photosCount > 1,
    )
    .slice(0, featuredCars);
