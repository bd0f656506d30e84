import { analyticsEvents, type AnalyticsEventId } from './analyticsEvents.ts';

/** An analytics event for documentation: its id, its name in the data layer, and when it is sent. */
type AnalyticsEntry = { readonly id: AnalyticsEventId; readonly name: string; readonly when: string };

const is = analyticsEvents;

/** Every analytics event, ordered by id (decisions B24, C25, C26, F15). */
export const analyticsCatalogue: readonly AnalyticsEntry[] = [
  {
    id: is.usedCarView,
    name: 'used car detail view',
    when: 'A used vehicle’s page is opened. New and demo vehicles’ pages send nothing.',
  },
  { id: is.financeEnquiry, name: 'finance enquiry', when: 'A finance enquiry was taken by the server.' },
  { id: is.newCarEnquiry, name: 'new car enquiry', when: 'An enquiry about a new vehicle was taken by the server.' },
  { id: is.usedCarEnquiry, name: 'used car enquiry', when: 'An enquiry about a used vehicle was taken by the server.' },
  {
    id: is.testDriveNew,
    name: 'test drive of a new car',
    when: 'A test drive of a new vehicle, or of one tagged Test Drive Only, was taken by the server.',
  },
  { id: is.offerAccepted, name: 'offer accepted', when: 'A visitor accepted the offer for their own vehicle.' },
  {
    id: is.enquiry,
    name: 'enquiry',
    when: 'Any other enquiry was taken by the server, also one about a demo vehicle.',
  },
  { id: is.phoneClick, name: 'phone click', when: 'A masked phone number was revealed, once for each number.' },
  {
    id: is.financeCalculatorFirstChange,
    name: 'finance calculator first change',
    when: 'The first change in a finance calculator, once each time it is shown.',
  },
  { id: is.otpSent, name: 'OTP sent', when: 'A code to sign in with was sent.' },
  { id: is.otpVerified, name: 'OTP verified', when: 'A code to sign in with was right.' },
  { id: is.saveCar, name: 'save car', when: 'A vehicle was put into the favourites, the comparison or the watchlist.' },
  {
    id: is.testDriveUsed,
    name: 'test drive of a used car',
    when: 'A test drive of a used or demo vehicle was taken by the server.',
  },
  { id: is.searchPageView, name: 'search page view', when: 'A search page is opened, once, not with each filter.' },
  {
    id: is.careerEnquiry,
    name: 'career enquiry',
    when: 'A career enquiry was taken by the server, although it travels as a general one.',
  },
  { id: is.historyReport, name: 'history report', when: 'A vehicle’s history report was opened.' },
  { id: is.printPdf, name: 'print PDF', when: 'The visitor opened the PDF of a vehicle.' },
];

/**
 * The name under which an event is sent.
 *
 * @example analyticsName(15) // => 'used car enquiry'
 */
export const analyticsName = (id: AnalyticsEventId): string =>
  analyticsCatalogue.find((entry) => entry.id === id)!.name;
