import { describe, expect, it } from 'vitest';
import { enquiryMessages } from '../enquiry/index.ts';
import { errorText, formFailureText } from './index.ts';

describe('errorText', () => {
  // Written by hand: pages and tests of dealers rely on these exact texts.
  it.each([
    ['belowRange', 'Cannot refine below the range minimum'],
    ['aboveRange', 'Cannot refine above the range maximum'],
    ['noOffersTitle', 'No Results Available'],
    ['noOffers', 'There appears to be no offers currently available that meet the conditions of your search'],
    ['noModels', 'No results found for your search at this time. Please try adjusting the filters for more results.'],
    ['deliveryPostcodeEmpty', 'Please enter a postcode.'],
    [
      'noDeliveryPrice',
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    ],
    ['formUnexpected', 'An unexpected error occured'],
    ['formSubmit', 'An error occurred when submitting this form'],
    ['noPhone', 'No phone number available for car'],
    ['valuationSaved', 'Valuation data saved successfully'],
    ['valuationNotSaved', 'Failed to save valuation data'],
    ['rateLimit', 'Too many verification attempts. Please try again later.'],
    ['badCode', 'The verification code is invalid. Please try again.'],
    ['quote', 'Failed to get YouX quick quote'],
    ['customer', 'Failed to create YouX customer'],
    ['leadSubmission', 'Lead submission failed'],
    ['customerRefused', 'Failed to create customer with YouX'],
    ['customerNoRedirect', 'Failed to create customer or no redirect URL received.'],
    ['unknown', 'An unknown error occurred.'],
    ['unknownStep', 'An unknown error occurred while advancing step.'],
    ['unknownVerification', 'An unknown error occurred during verification.'],
    ['ratingsFetch', 'Unable to fetch Snap 21 ratings at this moment'],
    ['geocode', 'Invalid postcode'],
    ['postcode', 'Invalid postcode. Please enter a 4-digit number.'],
    ['codeRequired', 'This is a required field.'],
    ['codeLength', 'Code must be 6 digits.'],
    ['gaugeNoData', 'No data returned'],
  ] as const)('errorText: %s', (kind, text) => {
    expect(errorText(kind)).toBe(text);
  });

  it('errorText fills in what was searched for', () => {
    expect(errorText('budgetTooLowButton', { type: 'Car' })).toBe('0 Cars Found');
    expect(errorText('budgetTooLow', { type: 'SUV' })).toBe('No SUVs found for this budget');
  });

  it('errorText shows the gap rather than nothing where a word is missing after all', () => {
    expect(errorText('budgetTooLow', {} as { type: string })).toBe('No {type}s found for this budget');
  });

  it('errorText says of terms and postcodes what the forms say', () => {
    expect(enquiryMessages.terms).toEqual({ list: errorText('termsList'), inline: errorText('termsInline') });
    expect(enquiryMessages.postcodeForm).toBe(errorText('postcode'));
  });
});

describe('formFailureText', () => {
  it.each([
    ['the server says why', { isRefusal: true, error: 'This car was sold.' }, 'This car was sold.'],
    ['the server says why with a good status', { isRefusal: false, error: 'No.' }, 'No.'],
    ['nothing came back', { isRefusal: false }, 'An unexpected error occured'],
    ['a refusal has no body', { isRefusal: true, isEmpty: true }, 'An unexpected error occured'],
    ['a refusal gives no reason', { isRefusal: true }, 'An error occurred when submitting this form'],
    ['its reason is blank', { isRefusal: true, error: ' \u200b' }, 'An error occurred when submitting this form'],
  ])('when %s', (_, failure, text) => {
    expect(formFailureText(failure)).toBe(text);
  });
});
