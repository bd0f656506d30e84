/** Where an error is told: in the page, beside a field, by the browser's alert, to the console only, or thrown at the programmer. */
export type ErrorPlace = 'page' | 'field' | 'form' | 'alert' | 'console' | 'thrown';

/** An error's words, the row of the requirements they come from, and where they are told. `{type}` and the like are filled in. */
export type ErrorEntry = {
  readonly text: string;
  readonly row: string;
  readonly at: ErrorPlace /** The specification names the behaviour only; the words are the platform's. */;
  readonly own?: true;
};

/**
 * The error catalogue of specification section 8, every literal with its row; misspellings stand as they stand there (decision E6).
 * Read it by `errorText`.
 */
export const errorCatalogue = {
  gaugeFetch: { text: 'The price comparison could not be loaded', row: '8.R01', at: 'console', own: true },
  gaugeNoData: { text: 'No data returned', row: '8.R01', at: 'console' },
  belowRange: { text: 'Cannot refine below the range minimum', row: '8.R02', at: 'console' },
  aboveRange: { text: 'Cannot refine above the range maximum', row: '8.R02', at: 'console' },
  noOffersTitle: { text: 'No Results Available', row: '8.R03', at: 'page' },
  noOffers: {
    text: 'There appears to be no offers currently available that meet the conditions of your search',
    row: '8.R04',
    at: 'page',
  },
  noModels: {
    text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    row: '8.R05',
    at: 'page',
  },
  deliveryPostcodeEmpty: { text: 'Please enter a postcode.', row: '8.R06', at: 'field' },
  noDeliveryPrice: {
    text: "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    row: '8.R07',
    at: 'page',
  },
  watchlist: { text: 'Your watchlist could not be changed. Please try again.', row: '8.R08', at: 'alert', own: true },
  revealPhone: { text: 'The phone reveal could not be recorded', row: '8.R09', at: 'console', own: true },
  spinImages: { text: 'A picture of the 360 view could not be loaded', row: '8.R10', at: 'console', own: true },
  formUnexpected: { text: 'An unexpected error occured', row: '8.R11', at: 'form' },
  formSubmit: { text: 'An error occurred when submitting this form', row: '8.R11', at: 'form' },
  pdf: { text: 'The PDF could not be made. Please try again.', row: '8.R12', at: 'alert', own: true },
  noPhone: { text: 'No phone number available for car', row: '8.R13', at: 'console' },
  analytics: { text: 'An analytics event could not be sent', row: '8.R14', at: 'console', own: true },
  valuationSaved: { text: 'Valuation data saved successfully', row: '8.R15', at: 'console' },
  valuationNotSaved: { text: 'Failed to save valuation data', row: '8.R15', at: 'console' },
  rateLimit: { text: 'Too many verification attempts. Please try again later.', row: '8.R16', at: 'form' },
  badCode: { text: 'The verification code is invalid. Please try again.', row: '8.R17', at: 'field' },
  quote: { text: 'Failed to get YouX quick quote', row: '8.R18', at: 'console' },
  customer: { text: 'Failed to create YouX customer', row: '8.R19', at: 'form' },
  leadSubmission: { text: 'Lead submission failed', row: '8.R19', at: 'form' },
  customerRefused: { text: 'Failed to create customer with YouX', row: '8.R19', at: 'form' },
  customerNoRedirect: { text: 'Failed to create customer or no redirect URL received.', row: '8.R19', at: 'form' },
  unknown: { text: 'An unknown error occurred.', row: '8.R20', at: 'form' },
  unknownStep: { text: 'An unknown error occurred while advancing step.', row: '8.R20', at: 'form' },
  unknownVerification: { text: 'An unknown error occurred during verification.', row: '8.R20', at: 'form' },
  sms: { text: 'The code could not be sent. Please try again.', row: '8.R21', at: 'form', own: true },
  smsTooSoon: {
    text: 'We sent a code to this number a moment ago. Enter it here, or ask for another in a minute.',
    row: '8.R21',
    at: 'form',
    own: true,
  },
  ratingsFetch: { text: 'Unable to fetch Snap 21 ratings at this moment', row: '8.R22', at: 'console' },
  geocode: { text: 'Invalid postcode', row: '8.R23', at: 'field' },
  postcode: { text: 'Invalid postcode. Please enter a 4-digit number.', row: '8.R24', at: 'field' },
  budgetTooLowButton: { text: '0 {type}s Found', row: '8.R25', at: 'page' },
  budgetTooLow: { text: 'No {type}s found for this budget', row: '8.R25', at: 'page' },
  codeRequired: { text: 'This is a required field.', row: '8.R26', at: 'field' },
  codeLength: { text: 'Code must be 6 digits.', row: '8.R26', at: 'field' },
  termsList: { text: '*You must agree to the terms of use before submitting.', row: '8.R27', at: 'form' },
  termsInline: { text: 'You must agree to the terms of use before submitting the form.', row: '8.R27', at: 'field' },
  formErrors: { text: 'Please fix the following errors:', row: '5.Q16', at: 'form' },
  carousel: { text: 'useCarousel must be used within a <Carousel />', row: '8.R28', at: 'thrown' },
} as const satisfies Record<string, ErrorEntry>;

/** The name of an error of the catalogue. */
export type ErrorKind = keyof typeof errorCatalogue;
