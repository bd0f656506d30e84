import { addressLine, headerLocations, telHref } from '@dealer/core/contact';
import { garagePath, headerMenu } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import type { HeaderProps } from '@dealer/ui/Header';
import type { MenuItem } from '@dealer/ui/HeaderParts';

/**
 * Name, phone and menus of a site; menus list only pages that exist. `phoneText` masks the phone where the page masks it;
 * `ofPage` is a number that the page has of its own; `stock` loads what the menu of vehicles shows.
 */
export const headerFacts = (
  site: Site,
  availablePaths: readonly string[],
  phoneText: (number: string) => string,
  ofPage?: string,
  stock?: MenuItem['stock'],
): Omit<HeaderProps, 'currentPath' | 'menu' | 'saved'> => {
  const primary = site.locations.find((location) => location.primary) ?? site.locations[0];
  const phone = ofPage ?? primary?.contact_detail.phone;
  const call = phone ? telHref(phone) : undefined;
  const address = primary && addressLine(primary.address);
  const garage = site.services.auth === null ? undefined : garagePath(site);
  return {
    siteName: site.name,
    logo: site.identity.logo ?? undefined,
    homeHref: '/',
    items: headerMenu(site, availablePaths).map(({ panel, ...item }) => (panel && stock ? { ...item, stock } : item)),
    phone: phone && call ? { label: phoneText(phone), href: call } : undefined,
    locations: headerLocations(site.locations).map(({ phone: number, ...line }) => ({
      ...line,
      phone: number && phoneText(number),
    })),
    note: address,
    account: garage === undefined ? undefined : { label: 'My garage', href: garage },
  };
};
