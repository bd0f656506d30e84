import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';

/**
 * What a location has to say about its licences (row 2.L07): the dealer's, a trader's in New Zealand, and the repairer's.
 *
 * @example
 * licenceLines(aLocation({ dealer_license_number: '1234567', motor_vehicle_repairer: 'MVRL 55' }), aSite());
 * // => ['Dealer licence 1234567', 'Motor vehicle repairer MVRL 55']
 */
export const licenceLines = (
  location: Pick<SiteLocation, 'dealer_license_number' | 'motor_vehicle_repairer'>,
  site: Pick<Site, 'country'>,
): string[] => {
  const line = (words: string, number: string | null | undefined): string[] =>
    number?.trim() ? [`${words} ${number.trim()}`] : [];
  return [
    ...line(site.country === 'NZ' ? 'Trader' : 'Dealer licence', location.dealer_license_number),
    ...line('Motor vehicle repairer', location.motor_vehicle_repairer),
  ];
};
