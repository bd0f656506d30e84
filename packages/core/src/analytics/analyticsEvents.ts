/**
 * The ids under which analysts know what visitors do (specification section 7, rows 7.E01 to 7.E17; decisions B24, C25, C26, F15).
 * Which one a lead is, `analyticsEventFor` says; a view, `detailViewEvent`.
 */
export const analyticsEvents = {
  /** A used car's page is seen; new and demo pages send nothing. */
  usedCarView: 4,
  financeEnquiry: 9,
  newCarEnquiry: 14,
  usedCarEnquiry: 15,
  /** Of a new car, or one tagged Test Drive Only. */
  testDriveNew: 17,
  /** A visitor accepts the offer for their car. */
  offerAccepted: 18,
  /** Any other enquiry, also about a demo. */
  enquiry: 22,
  /** A masked number is revealed, once per number. */
  phoneClick: 25,
  /** Once per mount of a calculator. */
  financeCalculatorFirstChange: 26,
  otpSent: 36,
  otpVerified: 37,
  /** Into the watchlist or the favourites. */
  saveCar: 39,
  testDriveUsed: 48,
  /** Once per mount of the search page, not per key. */
  searchPageView: 49,
  careerEnquiry: 51,
  historyReport: 60,
  printPdf: 61,
} as const;

/** What happened, in words. */
export type AnalyticsEventName = keyof typeof analyticsEvents;

/** What happened, as analysts number it. */
export type AnalyticsEventId = (typeof analyticsEvents)[AnalyticsEventName];
