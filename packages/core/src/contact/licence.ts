import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';

/** The licences of a location: the dealer's, the trader's in New Zealand, and the repairer's. */
export const licenceLines = (
  location: Pick<SiteLocation, 'dealer_license_number' | 'motor_vehicle_repairer'>,
  site: Pick<Site, 'country'>,
): string[] => {
  const line = (label: string, number: string | null | undefined): string[] =>
    number?.trim() ? [`${label} ${number.trim()}`] : [];
  return [
    ...line(site.country === 'NZ' ? 'Trader' : 'Dealer licence', location.dealer_license_number),
    ...line('Motor vehicle repairer', location.motor_vehicle_repairer),
  ];
};

const digitsOf = (text: string): string => text.replace(/[\s.-]/g, '').toLowerCase();

/**
 * The licences in the footer of every page: the business's own, the trader's in New Zealand, and those of the visible locations.
 * Each number appears once, with the names of its locations unless all share it.
 *
 * @example
 * licenceText(site); // => ['Licensed motor dealer 4 110 001', 'Motor vehicle repairer MVRL 55 (Newstead Service)']
 */
export const licenceText = (site: Pick<Site, 'country' | 'legal' | 'locations' | 'nz'>): string[] => {
  const { licence } = site.legal;
  const { traderNumber } = site.nz;
  const own = licence === null ? [] : [licence];
  if (traderNumber !== null && !licence?.includes(traderNumber)) own.push(`Motor vehicle trader ${traderNumber}`);
  const ownDigits = digitsOf(own.join(' '));

  const visible = site.locations.filter((location: SiteLocation) => location.visible);
  const holders = new Map<string, string[]>();
  for (const location of visible) {
    for (const number of licenceLines(location, site)) {
      // "Dealer licence 4110001" repeats "Licensed motor dealer 4 110 001".
      if (ownDigits.includes(digitsOf(number.replace(/^(Trader|Dealer licence|Motor vehicle repairer) /, ''))))
        continue;
      holders.set(number, [...(holders.get(number) ?? []), location.name]);
    }
  }
  return [
    ...own,
    ...[...holders].map(([line, names]) => (names.length === visible.length ? line : `${line} (${names.join(', ')})`)),
  ];
};
