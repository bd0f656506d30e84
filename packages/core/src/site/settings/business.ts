import {
  anything,
  choice,
  fields,
  formatted,
  lazyKind,
  listOf,
  nullable,
  optional,
  recordOf,
  wholeNumber,
  filledText,
  anyText,
  type Kind,
} from '../../settings/index.ts';
import { financeProviders } from '../financeProviders.ts';
import { locationKind } from './location.ts';

/**
 * A menu entry: a link, a group of links, or both. A group of groups opens as a panel of columns, in which an entry can have a
 * `body`, drawn next to it, and one with a `picture` is a tile with a line of `text`. A group with the panel `stock` also shows
 * the stock: body types and price bands with their counts, and the newest vehicle.
 */
export type NavItem = {
  readonly label: string;
  readonly href?: string;
  readonly items?: readonly NavItem[];
  readonly body?: string;
  readonly picture?: string;
  readonly text?: string;
  readonly panel?: 'stock';
};

const navFields = {
  label: filledText(),
  href: optional(formatted('address')),
  items: optional(listOf(lazyKind((): Kind<NavItem> => navItem))),
  body: optional(filledText()),
  picture: optional(formatted('picture')),
  text: optional(filledText()),
};

const navItem: Kind<NavItem> = fields(navFields);

/** An entry of the header itself, which can open a panel. */
const headerItem: Kind<NavItem> = fields({ ...navFields, panel: optional(choice(['stock'])) });

const anyNumber = () => wholeNumber(-Infinity, Infinity);

/** A business of the group that owns stock. */
const dealershipKind = fields({ id: anyNumber(), name: filledText(), slug: formatted('slug') });

/** The website of a sister dealership, for one make. */
const dealershipWebsiteKind = fields({
  slug: formatted('slug'),
  make: filledText(),
  url: formatted('webAddress'),
});

/** The group's website in another country. */
const countrySiteKind = fields({ country: choice(['AU', 'NZ']), url: formatted('webAddress') });

/** Who the dealer is, and what belongs to no group. @since 0.1 */
export const businessSettings = {
  /** The site's short name in small letters: it names files, stored data and addresses. */
  slug: formatted('slug'),
  /** The name of the dealership, as shoppers read it. */
  name: filledText(),
  /** The public address of the website. A trailing slash is ignored. */
  url: formatted('webAddress'),
  /** The look of the site: the name of a folder in `apps`. */
  template: formatted('slug', 'classic'),
  /** The site's number at the backend, sent with leads and views; null: none. */
  website_id: nullable(anyNumber()),
  /** Where the dealer trades; it decides spelling, taxes, units of law and which fields forms have. */
  country: choice(['AU', 'NZ'], 'AU'),
  /** The time zone of the business: opening hours and dates are its dates. */
  timezone: formatted('timezone', 'Australia/Brisbane'),
  /** The single make of a franchise, such as "Toyota"; null for a yard of several makes. A make may bring settings of its own. */
  manufacturer: nullable(filledText()),
  /** The businesses of the group that own stock. */
  dealerships: listOf(dealershipKind, [], 'slug'),
  /** Websites of sister dealerships, each for one make. */
  dealership_websites: listOf(dealershipWebsiteKind, [], 'slug'),
  /** The yards, workshops and parts counters, with addresses, phones and opening hours. */
  locations: listOf(locationKind, [], 'slug'),
  /** The group's websites in other countries. Search engines show shoppers the website of their country. */
  countrySites: listOf(countrySiteKind, [], 'country'),
  /** The lender whose products the site offers; null: none, and no weekly repayments on cards and vehicle pages. */
  finance_provider: nullable(choice(financeProviders)),
  /** The dealer's video channel: a link in the footer. */
  youtube_url: nullable(formatted('webAddress')),
  /** The dealer's pages at Facebook, Instagram, LinkedIn, TikTok and X, as addresses: links in the footer. */
  social: listOf(formatted('webAddress'), []),
  /** The key of the dealer's Xtime service booking, which opens instead of the form on the page `/service`; null or empty: the form. */
  xtime_webkey: nullable(anyText(undefined, Infinity)),
  /**
   * The menu in the header; empty: a menu of the pages that the site has. A group of groups opens as a panel of columns: its
   * entries can have a `body`, such as "ute", drawn next to them, and one with a `picture` is a tile with a line of `text`. A group
   * with `"panel": "stock"` also shows the stock: body types and price bands with their counts, and the newest vehicle.
   */
  navigation: listOf(headerItem, [], 'label'),
  /** The columns of the footer; empty: columns of the pages that the site has. */
  footer: listOf(navItem, [], 'label'),
  /** The dealer's own values for plugins, unchanged in the `detail` of each `dealer:plugin` event. */
  overrides: recordOf(anything(), {}),
  /** The noun of headings: "Car", "Truck", "Motorcycle", "Vehicle". A vehicle's own type wins. */
  vehicleNoun: filledText('Car'),
  /** What the page `/success` says after an enquiry. */
  successText: filledText('Your enquiry has reached us.'),
  /** The promise next to the enquiry form and on `/success`. */
  answerTime: filledText('We answer within one business hour'),
  /** What `/success` says instead for leads of a subcategory or category, such as "Service Booking". */
  successTexts: recordOf(filledText(), {
    '3. Offer Accepted':
      'We have your yes. A valuer calls you to arrange the inspection and confirms the figure there.',
  }),
};
