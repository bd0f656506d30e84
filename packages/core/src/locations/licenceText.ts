import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import { licenceLines } from './licenceLines.ts';

const digitsOf = (text: string): string => text.replace(/[\s.-]/g, '').toLowerCase();

/**
 * The licences that the foot of every page names: the business's own, the trader's in New Zealand, and those of the locations that may be
 * seen, each number once, with the names of the locations where it is not every location's.
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
      // "Dealer licence 4110001" says nothing beside "Licensed motor dealer 4 110 001".
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
