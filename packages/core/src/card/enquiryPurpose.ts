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

/** What a visitor wants of a vehicle, as it stands in `?enquire=` of the vehicle's address. */
export type EnquiryPurpose = (typeof enquiryPurposes)[number];

/**
 * The purpose that an address names, or nothing for anything else.
 *
 * @example readEnquiryPurpose('test-drive') // => 'test-drive'
 */
export const readEnquiryPurpose = (value: string | null | undefined): EnquiryPurpose | undefined =>
  enquiryPurposes.find((purpose) => purpose === value);
