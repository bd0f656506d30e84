/** What a visitor wants of a vehicle, as it stands in `?enquire=` of the vehicle's address. */
export type EnquiryPurpose = 'enquire' | 'test-drive' | 'finance' | 'reserve' | 'trade-in' | 'buy-online' | 'payment-methods' | 'similar';

/** How the enquiry dialog starts for a purpose: its heading, the lead's subcategory, and a message already written. */
export type EnquiryStart = { title: string; subcategory?: string; message?: string };

/** Each purpose's start; the words of `similar` are those of specification section 4. */
export const enquiryStarts: Readonly<Record<EnquiryPurpose, EnquiryStart>> = {
  'enquire': { title: 'Enquire about this vehicle' },
  'test-drive': { title: 'Book a test drive', subcategory: 'Test Drive', message: 'I would like to book a test drive of this vehicle.' },
  'finance': { title: 'Ask about finance', subcategory: 'Finance Enquiry', message: 'Please tell me about finance for this vehicle.' },
  'reserve': { title: 'Reserve this vehicle', subcategory: 'Reserve', message: 'I would like to reserve this vehicle.' },
  'trade-in': { title: 'Trade in your vehicle', subcategory: 'Trade In', message: 'I would like to trade in my vehicle for this one. It is a ' },
  'buy-online': { title: 'Buy this vehicle online', subcategory: 'Buy Online', message: 'I would like to buy this vehicle online.' },
  'payment-methods': { title: 'Ways to pay', subcategory: 'Payment Methods', message: 'How can I pay for this vehicle?' },
  'similar': { title: 'Find me something similar', subcategory: 'Find me something similar', message: 'Can you please find me something similar?' },
};

/**
 * The purpose that an address names, or nothing for anything else.
 *
 * @example readEnquiryPurpose('test-drive') // => 'test-drive'
 */
export const readEnquiryPurpose = (value: string | null | undefined): EnquiryPurpose | undefined =>
  value !== null && value !== undefined && Object.hasOwn(enquiryStarts, value) ? (value as EnquiryPurpose) : undefined;
