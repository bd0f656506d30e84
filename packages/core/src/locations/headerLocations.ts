import { telHref } from '../phone/telHref.ts';
import { pagePaths } from '../routes/pagePaths.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { locationKind } from './locationKind.ts';
import { orderLocations } from './orderLocations.ts';

/** A line of the header's Locations menu. */
export type HeaderLocation = {
  readonly id: number;
  readonly label: string;
  readonly phone?: string;
  readonly href: string;
};

/**
 * The header's Locations menu (rows 2.L15, 2.L16): each visible location by its city, or by its type where several share the city, with its
 * phone; on a phone the entry dials, elsewhere it leads to /contact.
 *
 * @example
 * headerLocations(site.locations, { isMobile: true })[0]; // => { id: 3, label: 'Newstead', phone: '07 5550 1234', href: 'tel:0755501234' }
 */
export const headerLocations = (
  locations: readonly SiteLocation[],
  { isMobile }: { isMobile: boolean },
): HeaderLocation[] => {
  const visible = orderLocations(locations.filter((location) => location.visible));
  const cityOf = ({ address }: SiteLocation): string => (address.city ?? '').trim();
  const sharesCity = (location: SiteLocation): boolean =>
    visible.some((other) => other !== location && cityOf(other).toLowerCase() === cityOf(location).toLowerCase());
  return visible.map((location) => {
    const city = cityOf(location);
    const label =
      (city === '' || sharesCity(location) ? locationKind(location) : city) ?? (city === '' ? location.name : city);
    const phone = location.contact_detail.phone ?? location.contact_detail.landline_phone ?? undefined;
    const dial = isMobile && phone !== undefined ? telHref(phone) : undefined;
    return { id: location.id, label, ...(phone ? { phone } : {}), href: dial ?? pagePaths.contact };
  });
};
