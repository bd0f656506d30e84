import type { Site } from '../site/site.ts';

const byItemType = new Map([
  ['caravan', 'Caravan'],
  ['motorcycle', 'Motorcycle'],
  ['truck', 'Truck'],
]);

/**
 * The noun for a vehicle in headings and counts: by its item type for caravans, motorcycles and trucks, else the site's noun (decisions
 * C18, G12).
 */
export const vehicleNoun = (itemType: string | undefined, site: Pick<Site, 'vehicleNoun'>): string =>
  byItemType.get(itemType?.trim().toLowerCase() ?? '') ?? site.vehicleNoun;
