import {
  anything,
  choice,
  fields,
  formatted,
  later,
  listOf,
  nullable,
  optional,
  recordOf,
  wholeNumber,
  words,
  anyText,
  type Kind,
} from '../../settings/index.ts';
import { financeProviders } from '../financeProviders.ts';
import { locationKind } from './location.ts';

/** A menu entry: a link, a group of links, or both. */
export type NavItem = { readonly label: string; readonly href?: string; readonly items?: readonly NavItem[] };

const navItem: Kind<NavItem> = fields({
  label: words(),
  href: optional(formatted('address')),
  items: optional(listOf(later(() => navItem))),
});

const anyNumber = () => wholeNumber(-Infinity, Infinity);

/** A business of the group that owns stock. */
export const dealershipKind = fields({ id: anyNumber(), name: words(), slug: formatted('slug') });

/** The website of a sister dealership, for one make. */
export const dealershipWebsiteKind = fields({ slug: formatted('slug'), make: words(), url: formatted('webAddress') });

/** Who the dealer is, and what belongs to no group. @since 0.1 */
export const businessSettings = {
  /** The site's short name in small letters: it names files, stored data and addresses. */
  slug: formatted('slug'),
  /** The name of the dealership, as shoppers read it. */
  name: words(),
  /** The public address of the website. A slash at its end is left out. */
  url: formatted('webAddress'),
  /** The look: a folder of `apps`. */
  template: formatted('slug', 'classic'),
  /** The site's number at the backend; leads and views name it. */
  website_id: nullable(anyNumber()),
  /** Where the dealer trades; it decides spelling, taxes, units of law and which fields forms have. */
  country: choice(['AU', 'NZ'], 'AU'),
  /** The time zone of the business: opening hours and dates are its dates. */
  timezone: formatted('timezone', 'Australia/Brisbane'),
  /** The single make of a franchise, such as "Toyota"; null for a yard of several makes. A make may bring settings of its own. */
  manufacturer: nullable(words()),
  /** The businesses of the group that own stock. */
  dealerships: listOf(dealershipKind, [], 'slug'),
  /** Websites of sister dealerships, each for one make. */
  dealership_websites: listOf(dealershipWebsiteKind, [], 'slug'),
  /** The yards, workshops and parts counters, with addresses, phones and opening hours. */
  locations: listOf(locationKind, [], 'slug'),
  /** The lender whose products the site offers. */
  finance_provider: nullable(choice(financeProviders)),
  /** The dealer's video channel. @owner content @expires 2027-03-31 */
  youtube_url: nullable(formatted('webAddress')),
  /** The key of the Xtime service booking. @owner service @expires 2027-03-31 */
  xtime_webkey: nullable(anyText(undefined, Infinity)),
  /** The menu in the header; empty: a menu of the pages that the site has. */
  navigation: listOf(navItem, [], 'label'),
  /** The columns of the footer; empty: columns of the pages that the site has. */
  footer: listOf(navItem, [], 'label'),
  /** The dealer's own values for things outside this list. @owner platform @expires 2027-03-31 */
  overrides: recordOf(anything(), {}),
  /** The noun of headings: "Car", "Truck", "Motorcycle", "Vehicle". A vehicle's own type wins. */
  vehicleNoun: words('Car'),
  /** What `/success` says after a lead. */
  successText: words('Your enquiry has reached us.'),
  /** The promise beside the enquiry form and on `/success`. */
  answerTime: words('We answer within one business hour'),
  /** What `/success` says instead for leads of a subcategory or category, such as "Service Booking". */
  successTexts: recordOf(words(), {
    '3. Offer Accepted':
      'We have your yes. A valuer calls you to arrange the inspection and confirms the figure there.',
  }),
};
