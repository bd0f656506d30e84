import type { RouteName } from '@dealer/core/routes';
import type { FaultGroup } from './scenario.ts';

/** The calls of a group, as testers name them, and the pages that make them. */
export type FaultGroupRow = { label: string; pages: readonly RouteName[] | 'every' };

const forms: readonly RouteName[] = [
  'vehicle',
  'contact',
  'testDrive',
  'service',
  'parts',
  'partsSearch',
  'careers',
  'fleet',
  'offer',
  'location',
  'savedSearches',
  'finance',
  'tradeIn',
];
const signIns: readonly RouteName[] = ['signIn', 'garage', 'spinToWin'];

/** Every group of faults with the pages where it matters. */
export const faultGroups: Record<FaultGroup, FaultGroupRow> = {
  network: { label: 'The connection', pages: 'every' },
  site: { label: 'The site file and its content', pages: 'every' },
  api: { label: 'The dealer’s backend as a whole', pages: 'every' },
  search: {
    label: 'Searching',
    pages: ['home', 'stock', 'search', 'vehicle', 'favourites', 'compare', 'brandOverview', 'model', 'location'],
  },
  leads: { label: 'Enquiries', pages: forms },
  testDrive: { label: 'Times of test drives', pages: ['testDrive', 'vehicle'] },
  phone: { label: 'Revealed phone numbers', pages: ['vehicle', 'contact', 'location', 'dealerLocator'] },
  views: { label: 'Views of a vehicle', pages: ['vehicle'] },
  session: { label: 'The website session', pages: ['vehicle', 'home'] },
  quote: { label: 'Finance quotes', pages: ['vehicle', 'finance', 'personalisedFinance', 'equifax'] },
  customer: { label: 'The lender’s buyers', pages: ['vehicle', 'finance', 'personalisedFinance', 'equifax'] },
  rego: { label: 'Plates', pages: ['tradeIn'] },
  valuation: { label: 'Valuations', pages: ['tradeIn'] },
  savedValuation: { label: 'Stored valuations', pages: ['tradeIn'] },
  signInLimit: { label: 'The limit of codes', pages: signIns },
  smsCode: { label: 'Codes by SMS', pages: signIns },
  codeCheck: { label: 'Checking a code', pages: signIns },
  token: { label: 'Calls of a signed-in person', pages: ['garage', 'signIn', 'favourites'] },
  renewal: { label: 'Renewing a session', pages: ['garage', 'favourites', 'vehicle'] },
  details: { label: 'Details in the garage', pages: ['garage'] },
  watchlist: { label: 'The watchlist', pages: ['vehicle', 'search', 'favourites', 'garage'] },
  garage: { label: 'The garage', pages: ['garage'] },
  reserve: { label: 'Reserving', pages: ['checkout', 'checkoutJourney'] },
  reservation: { label: 'The state of a reservation', pages: ['checkout', 'checkoutJourney', 'success'] },
  payment: { label: 'Payments', pages: ['onlinePayment'] },
  paymentState: { label: 'The state of a payment', pages: ['onlinePayment', 'success'] },
  spin: { label: 'The prize wheel', pages: ['spinToWin'] },
};
