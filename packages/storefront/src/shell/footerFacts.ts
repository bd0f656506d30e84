import { businessDay } from '@dealer/core/format';
import { addressLine, licenceText, locationCardModel, orderLocations, telHref } from '@dealer/core/contact';
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

/** The call to action, with the links to a valuation and a test drive; none where neither page exists. */
const inviteOf = (site: Site, availablePaths: readonly string[]): FooterProps['invite'] => {
  const tools = groupLinks('buyerTools', site, availablePaths);
  const actions = [pathTo('tradeIn'), pathTo('testDrive')].flatMap(
    (path) => tools.find(({ href }) => href === path) ?? [],
  );
  return actions.length === 0
    ? undefined
    : {
        title: 'Ready for a change?',
        text: 'Find out what yours is worth, or take the next one for a drive.',
        ...site.copy.invite,
        actions,
      };
};

/**
 * What the footer says of a site: a call to action, the main location with its hours, columns of pages that exist, every location with
 * its phone and whether it is open, social pages, payment cards, licences, disclaimers. `phoneText` masks numbers where the page masks
 * them; `now` in milliseconds; `onFind` is called with the postcode of the form that finds the nearest location.
 */
export const footerFacts = (
  site: Site,
  availablePaths: readonly string[],
  {
    now,
    phoneText,
    onFind,
  }: { now: number; phoneText: (number: string) => string; onFind?: (postcode: string) => void },
): FooterProps => {
  const visible = orderLocations(site.locations.filter(({ visible: isVisible }) => isVisible));
  const phoneOf = ({ contact_detail: { phone, landline_phone: landline } }: SiteLocation): { phone?: FooterLink } => {
    const number = phone ?? landline ?? undefined;
    const href = number === undefined ? undefined : telHref(number);
    return number === undefined || href === undefined ? {} : { phone: { label: phoneText(number), href } };
  };
  const main = mainOf(visible);
  const card = main && locationCardModel(main, site, now);
  const address = main && addressLine(main.address);
  const invite = inviteOf(site, availablePaths);
  const { analytics, consent } = site.services;
  const hasConsentPrompt = consent === 'bar' && analytics.some(({ needsConsent }) => needsConsent);
  return {
    siteName: site.name,
    logo: site.identity.logo ?? undefined,
    ...(invite ? { invite } : {}),
    contact: {
      ...(address ? { address } : {}),
      ...(card && card.openNow.kind !== 'unknown' ? { hours: card.openNow.text } : {}),
      ...(card ? { week: card.hours } : {}),
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
        : visible.map((location) => {
            const { openNow, notice } = locationCardModel(location, site, now);
            return {
              name: location.name,
              href: locationPath(location.slug, site),
              ...phoneOf(location),
              ...(openNow.kind === 'unknown'
                ? notice === undefined
                  ? {}
                  : { now: { isOpen: false, text: notice } }
                : { now: { isOpen: openNow.kind === 'open', text: openNow.text } }),
            };
          }),
    ...(visible.length < 2
      ? {}
      : { nearest: { href: pathTo('dealerLocator'), hasLookup: site.services.maps !== null, onFind } }),
    cards: site.copy.paymentCards,
    social: socialLinks(site),
    licences: licenceText(site),
    legal: [...site.legal.disclaimers, `© ${businessDay(now, site.timezone).slice(0, 4)} ${site.name}`],
    legalLinks: [
      ...links(groupLinks('legal', site, availablePaths)),
      ...(hasConsentPrompt ? [{ label: 'Privacy choices', href: '#privacy-choices' }] : []),
    ],
  };
};
