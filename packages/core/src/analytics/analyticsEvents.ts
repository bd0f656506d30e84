/**
 * The ids of the analytics events (decisions B24, C25, C26, F15). `analyticsEventFor` chooses the event of a lead.
 */
export const analyticsEvents = {
  /** A view of a used car's page; new and demo pages send nothing. */
  usedCarView: 4,
  financeEnquiry: 9,
  newCarEnquiry: 14,
  usedCarEnquiry: 15,
  /** A test drive of a new car, or of one tagged Test Drive Only. */
  testDriveNew: 17,
  /** A visitor accepts the offer for their car. */
  offerAccepted: 18,
  /** Any other enquiry, including one about a demo. */
  enquiry: 22,
  /** A masked number is revealed, once per number. */
  phoneClick: 25,
  /** Once per mount of a calculator. */
  financeCalculatorFirstChange: 26,
  otpSent: 36,
  otpVerified: 37,
  /** A car is added to the watchlist or the favourites. */
  saveCar: 39,
  testDriveUsed: 48,
  /** Once per mount of the search page, not per key. */
  searchPageView: 49,
  careerEnquiry: 51,
  historyReport: 60,
  printPdf: 61,
} as const;

type AnalyticsEventName = keyof typeof analyticsEvents;

export type AnalyticsEventId = (typeof analyticsEvents)[AnalyticsEventName];
