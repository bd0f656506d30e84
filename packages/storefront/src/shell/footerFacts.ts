import { businessDay } from '@dealer/core/format';
import { addressLine, licenceText, openNow, orderLocations, telHref } from '@dealer/core/contact';
import { footerColumns, groupLinks, locationPath, pathTo } from '@dealer/core/routes';
import { socialLinks } from '@dealer/core/vehicle-page';
import type { NavItem, Site, SiteLocation } from '@dealer/core/site';
import type { FooterProps } from '@dealer/ui/Footer';
import type { FooterLink } from '@dealer/ui/FooterParts';

const links = (items: readonly NavItem[] = []): FooterLink[] =>
  items.flatMap(({ label, href, items: below }) => [...(href === undefined ? [] : [{ label, href }]), ...links(below)]);

/** The location that stands for the business. */
const mainOf = (locations: readonly SiteLocation[]): SiteLocation | undefined =>
  locations.find(({ primary }) => primary) ?? locations[0];

/**
 * What the footer says of a site: the main location with its hours now, columns of pages that exist, every location with its
 * phone, social pages, licences, disclaimers. `phoneText` masks numbers where the page masks them; `now` in milliseconds.
 *
 * @example
 * footerFacts(site, sitePaths(site), { now: Date.now(), phoneText: (number) => number }).legal // => ['LMCT 10482', '© 2026 Harbour City Motors']
 */
export const footerFacts = (
  site: Site,
  availablePaths: readonly string[],
  { now, phoneText }: { now: number; phoneText: (number: string) => string },
): FooterProps => {
  const visible = orderLocations(site.locations.filter(({ visible: isVisible }) => isVisible));
  const phoneOf = ({ contact_detail: { phone, landline_phone: landline } }: SiteLocation): { phone?: FooterLink } => {
    const number = phone ?? landline ?? undefined;
    const href = number === undefined ? undefined : telHref(number);
    return number === undefined || href === undefined ? {} : { phone: { label: phoneText(number), href } };
  };
  const main = mainOf(visible);
  const open = main && openNow(main, site, now);
  const address = main && addressLine(main.address);
  const { analytics, consent } = site.services;
  const hasConsentPrompt = consent === 'bar' && analytics.some(({ needsConsent }) => needsConsent);
  return {
    siteName: site.name,
    contact: {
      ...(address ? { address } : {}),
      ...(open && open.kind !== 'unknown' ? { hours: open.text } : {}),
      ...(main ? phoneOf(main) : {}),
      action: { label: 'Contact us', href: pathTo('contact') },
    },
    columns: footerColumns(site, availablePaths).map(({ label, href, items = [] }) => ({
      title: label,
      links: links([...(href === undefined ? [] : [{ label, href }]), ...items]),
    })),
    locations:
      visible.length < 2
        ? []
        : visible.map((location) => ({
            name: location.name,
            href: locationPath(location.slug, site),
            ...phoneOf(location),
          })),
    social: socialLinks(site),
    legal: [
      ...licenceText(site),
      ...site.legal.disclaimers,
      `© ${businessDay(now, site.timezone).slice(0, 4)} ${site.name}`,
    ],
    legalLinks: [
      ...links(groupLinks('legal', site, availablePaths)),
      ...(hasConsentPrompt ? [{ label: 'Privacy choices', href: '#privacy-choices' }] : []),
    ],
  };
};
