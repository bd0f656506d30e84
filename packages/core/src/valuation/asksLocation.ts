import type { Site } from '../site/site.ts';

/**
 * Whether the visitor chooses who inspects the car: only where there is a choice (row 3.F13, location_id).
 *
 * @example
 * asksLocation({ locations: [] }); // => false
 */
export const asksLocation = ({ locations }: Pick<Site, 'locations'>): boolean =>
  locations.filter(({ visible }) => visible).length > 1;
