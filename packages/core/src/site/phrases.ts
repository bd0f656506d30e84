import { filledText, type Kind } from '../settings/index.ts';

/**
 * Texts that a site can replace under `phrases`, with their defaults. Only texts that dealers want to change are here.
 */
export const defaultPhrases = {
  /** Names of the car types, on cards, filters and in headings. */
  'carType.new': 'New',
  'carType.demo': 'Demo',
  /** Buttons of a card. */
  'card.details': 'View Details',
  'card.testDrive': 'Book a Test Drive',
  'card.reserve': 'Reserve Now',
  'card.tradeIn': 'Trade In',
  'card.enquire': 'Enquire Now',
  'card.findSimilar': 'Find Me Something Similar',
  'card.save': 'Save',
  'card.compare': 'Compare',
  /** Buttons of the vehicle page. */
  'detail.callUsNow': 'Call Us Now',
  'detail.enquire': 'Enquire Now',
  'detail.testDrive': 'Book a Test Drive',
  'detail.tradeIn': 'Trade-In Valuation',
  'detail.reserve': 'Reserve Now',
  'detail.location': 'Get Directions',
  'detail.carHistoryReport': 'Car History Report',
  'detail.onlinePurchase': 'Buy Online',
  'detail.whatsapp': 'WhatsApp',
  'detail.paymentMethods': 'Payment Methods',
  'detail.cin': 'Consumer Information Notice',
  /** Tags. */
  'tag.reserved': 'Reserved',
  'tag.comingSoon': 'COMING SOON',
  /** Search page. */
  'search.placeholder': 'Make, model or keyword',
  'search.clearFilters': 'Clear Filters',
  'search.popularMakes': 'Popular Makes',
  'search.allMakes': 'All Makes',
  'search.noResultsTitle': 'No vehicles match your search',
  'search.noResultsText': 'Try fewer filters, or tell us what you are after and we will look for it.',
  'search.tellUs': 'Tell us what you want',
  /** Headings of the home page. */
  'home.justArrived': 'Just arrived',
  'home.models': 'Models in stock',
  'home.certifiedText': 'Checked, serviced and backed by the maker, with the history to show for it.',
  'home.certifiedAction': 'See certified vehicles',
  'home.bodyTypes': 'Shop by body type',
  'home.priceBands': 'Shop by price',
  'home.makes': 'Shop by make',
  'home.priceSearch': 'What would you like to spend?',
  'home.reasons': 'Why buy from us?',
  'home.locations': 'Our Locations',
  /** The first button of the finance promotion. */
  'home.financeAction': 'Start Finance Journey',
  /** The heading of a form's error summary; "{fields}" becomes "1 field" or "3 fields". */
  'form.errors': 'Please fix the following errors:',
  /** Enquiry form. */
  'enquiry.title': 'Enquire about this vehicle',
  'enquiry.generalTitle': 'Send us an enquiry',
  'enquiry.submit': 'Send Enquiry',
  'enquiry.optIn':
    'Send me news and offers. You can opt out at any time by replying STOP or with the link in any email.',
  /** Below forms that take personal data; "privacy policy" becomes a link. */
  'form.privacy': 'We use what you send to answer you, as our privacy policy says.',
  'enquiry.terms': 'I agree to the terms of use and the privacy policy.',
  'testDrive.date': 'Test Drive Booking Date',
  'success.title': 'Thank you',
  /** Finance journeys; sites in New Zealand do not mention instant approval (see `presetFor`). */
  'finance.title': 'Get finance',
  'finance.intro':
    'Work out what it would cost you, tell us who you are, and our finance team comes back with options.',
  'finance.popupTitle': 'Instant Finance pre-approval with no impact on your credit score.',
  'finance.preApproval': 'Instant pre-approval',
  /** Menus. */
  'nav.home': 'Home',
  'nav.vehicles': 'Vehicles',
  'nav.offers': 'Offers',
  'nav.ourStock': 'Our Stock',
  'nav.tradeIn': 'Trade In',
  'nav.service': 'Service and Parts',
  'nav.company': 'Company',
  'footer.vehicles': 'Vehicles',
  'footer.buyerTools': 'Buyer Tools',
  'footer.servicing': 'Servicing and Parts',
} as const satisfies Record<string, string>;

/** The name of a phrase, e.g. "card.enquire". */
export type PhraseKey = keyof typeof defaultPhrases;

/** The phrases as settings: texts that are not empty. */
export const phraseKinds = Object.fromEntries(
  Object.entries(defaultPhrases).map(([key, phrase]) => [key, filledText(phrase)]),
) as { readonly [Key in keyof typeof defaultPhrases]: Kind<string> };
