/** Where an error is shown: in the page, at a field, above a form, as an alert, in the console only, or thrown for the developer. */
type ErrorPlacement = 'page' | 'field' | 'form' | 'alert' | 'console' | 'thrown';

/** The text of an error and where it is shown. `{type}` and the like are filled in. */
type ErrorEntry = {
  readonly text: string;
  readonly at: ErrorPlacement;
};

/**
 * The error texts of the platform, misspellings included (decision E6). Read them by `errorText`.
 */
export const errorCatalogue = {
  gaugeFetch: { text: 'The price comparison could not be loaded', at: 'console' },
  gaugeNoData: { text: 'No data returned', at: 'console' },
  belowRange: { text: 'Cannot refine below the range minimum', at: 'console' },
  aboveRange: { text: 'Cannot refine above the range maximum', at: 'console' },
  noOffersTitle: { text: 'No Results Available', at: 'page' },
  noOffers: {
    text: 'There appears to be no offers currently available that meet the conditions of your search',

    at: 'page',
  },
  noModels: {
    text: 'No results found for your search at this time. Please try adjusting the filters for more results.',

    at: 'page',
  },
  deliveryPostcodeEmpty: { text: 'Please enter a postcode.', at: 'field' },
  noDeliveryPrice: {
    text: "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",

    at: 'page',
  },
  watchlist: { text: 'Your watchlist could not be changed. Please try again.', at: 'alert' },
  revealPhone: { text: 'The phone reveal could not be recorded', at: 'console' },
  spinImages: { text: 'A picture of the 360 view could not be loaded', at: 'console' },
  formUnexpected: { text: 'An unexpected error occured', at: 'form' },
  formSubmit: { text: 'An error occurred when submitting this form', at: 'form' },
  pdf: { text: 'The PDF could not be made. Please try again.', at: 'alert' },
  noPhone: { text: 'No phone number available for car', at: 'console' },
  analytics: { text: 'An analytics event could not be sent', at: 'console' },
  valuationSaved: { text: 'Valuation data saved successfully', at: 'console' },
  valuationNotSaved: { text: 'Failed to save valuation data', at: 'console' },
  rateLimit: { text: 'Too many verification attempts. Please try again later.', at: 'form' },
  badCode: { text: 'The verification code is invalid. Please try again.', at: 'field' },
  quote: { text: 'Failed to get YouX quick quote', at: 'console' },
  customer: { text: 'Failed to create YouX customer', at: 'form' },
  leadSubmission: { text: 'Lead submission failed', at: 'form' },
  customerRefused: { text: 'Failed to create customer with YouX', at: 'form' },
  customerNoRedirect: { text: 'Failed to create customer or no redirect URL received.', at: 'form' },
  unknown: { text: 'An unknown error occurred.', at: 'form' },
  unknownStep: { text: 'An unknown error occurred while advancing step.', at: 'form' },
  unknownVerification: { text: 'An unknown error occurred during verification.', at: 'form' },
  sms: { text: 'The code could not be sent. Please try again.', at: 'form' },
  smsTooSoon: {
    text: 'We sent a code to this number a moment ago. Enter it here, or ask for another in a minute.',

    at: 'form',
  },
  ratingsFetch: { text: 'Unable to fetch Snap 21 ratings at this moment', at: 'console' },
  geocode: { text: 'Invalid postcode', at: 'field' },
  postcode: { text: 'Invalid postcode. Please enter a 4-digit number.', at: 'field' },
  budgetTooLowButton: { text: '0 {type}s Found', at: 'page' },
  budgetTooLow: { text: 'No {type}s found for this budget', at: 'page' },
  codeRequired: { text: 'This is a required field.', at: 'field' },
  codeLength: { text: 'Code must be 6 digits.', at: 'field' },
  termsList: { text: '*You must agree to the terms of use before submitting.', at: 'form' },
  termsInline: { text: 'You must agree to the terms of use before submitting the form.', at: 'field' },
  carousel: { text: 'useCarousel must be used within a <Carousel />', at: 'thrown' },
} as const satisfies Record<string, ErrorEntry>;

/** The name of an error of the catalogue. */
export type ErrorKind = keyof typeof errorCatalogue;
