import { featuredCars } from '../limits/lists.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The texts and links of the Get Finance Now promotion. Both links lead to used cars.
 *
 * @example
 * financePromo(site).actions[0].label; // => 'Start Finance Journey'
 */
export const financePromo = ({ phrases }: Pick<Site, 'phrases'>) =>
  ({
    heading: 'Get Finance Now',
    actions: [
      { label: phrases['home.financeAction'], href: '/search/used-cars' },
      { label: 'View All Used Cars', href: '/search/used-cars' },
    ],
  }) as const;

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
