import { addressLine } from '@dealer/core/locations';
import { telHref } from '@dealer/core/phone';
import { footerColumns, garagePath, headerMenu } from '@dealer/core/routes';
import type { NavItem, Site } from '@dealer/core/site';
import type { FooterProps } from '@dealer/ui/Footer';
import type { HeaderProps } from '@dealer/ui/Header';

/** What header and footer say of a site. */
export type SiteFacts = { header: Omit<HeaderProps, 'currentPath' | 'menu'>; footer: FooterProps };

const links = (items: readonly NavItem[] = []): { label: string; href: string }[] =>
  items.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));

/**
 * Name, phone, menus and legal lines of a site; menus list only pages that exist (rows 2.O12, 2.O13). `phoneText` masks the phone
 * where the page masks it.
 *
 * @example
 * siteFacts(site, availablePaths).header.items.map(({ label }) => label) // => ['Home', 'Vehicles', ...]
 */
export const siteFacts = (
  site: Site,
  availablePaths: readonly string[],
  phoneText = (number: string): string => number,
): SiteFacts => {
  const primary = site.locations.find((location) => location.primary) ?? site.locations[0];
  const phone = primary?.contact_detail.phone;
  const call = phone ? telHref(phone) : undefined;
  const address = primary && addressLine(primary.address);
  const columns = footerColumns(site, availablePaths).map(({ label, items }) => ({
    title: label,
    links: links(items),
    ...(label === site.name && address ? { lines: [address] } : {}),
  }));
  const garage = site.services.auth === null ? undefined : garagePath(site);
  const { licence } = site.legal;
  const { traderNumber } = site.nz;
  const trader =
    traderNumber === null || licence?.includes(traderNumber) ? [] : [`Motor vehicle trader ${traderNumber}`];
  const { analytics, consent } = site.services;
  const asksConsent = consent === 'bar' && analytics.some(({ needsConsent }) => needsConsent);
  return {
    header: {
      siteName: site.name,
      homeHref: '/',
      items: headerMenu(site, availablePaths),
      ...(phone && call ? { phone: { label: phoneText(phone), href: call } } : {}),
      ...(address ? { note: address } : {}),
      ...(garage === undefined ? {} : { account: { label: 'My garage', href: garage } }),
    },
    footer: {
      siteName: site.name,
      columns,
      legal: [...(licence === null ? [] : [licence]), ...trader],
      legalLinks: asksConsent ? [{ label: 'Privacy choices', href: '#privacy-choices' }] : [],
    },
  };
};
