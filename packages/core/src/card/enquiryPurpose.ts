/** What a visitor may want of a vehicle. */
export const enquiryPurposes = [
  'enquire',
  'test-drive',
  'finance',
  'reserve',
  'trade-in',
  'buy-online',
  'payment-methods',
  'similar',
  'photos',
  'car-form',
  'chat',
  'autobot',
] as const;

/** The purpose of an enquiry about a vehicle, the value of `?enquire=` in the vehicle's address. */
export type EnquiryPurpose = (typeof enquiryPurposes)[number];

/**
 * Reads the purpose of an enquiry from an address; undefined for anything else.
 *
 * @example readEnquiryPurpose('test-drive') // => 'test-drive'
 */
export const readEnquiryPurpose = (value: string | null | undefined): EnquiryPurpose | undefined =>
  enquiryPurposes.find((purpose) => purpose === value);
