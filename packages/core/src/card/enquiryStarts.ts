import type { EnquiryPurpose } from './enquiryPurpose.ts';
import { similarStart } from './similarStart.ts';

/** How the enquiry dialog starts for a purpose: its heading, the lead's subcategory, and a message already written. */
export type EnquiryStart = { title: string; subcategory?: string; message?: string };

/** Each purpose's start. */
export const enquiryStarts: Readonly<Record<EnquiryPurpose, EnquiryStart>> = {
  enquire: { title: 'Enquire about this vehicle' },
  'test-drive': {
    title: 'Book a test drive',
    subcategory: 'Test Drive',
    message: 'I would like to book a test drive of this vehicle.',
  },
  finance: {
    title: 'Ask about finance',
    subcategory: 'Finance Enquiry',
    message: 'Please tell me about finance for this vehicle.',
  },
  reserve: { title: 'Reserve this vehicle', subcategory: 'Reserve', message: 'I would like to reserve this vehicle.' },
  'trade-in': {
    title: 'Trade in your vehicle',
    subcategory: 'Trade In',
    message: 'I would like to trade in my vehicle for this one. It is a ',
  },
  'buy-online': {
    title: 'Buy this vehicle online',
    subcategory: 'Buy Online',
    message: 'I would like to buy this vehicle online.',
  },
  'payment-methods': {
    title: 'Ways to pay',
    subcategory: 'Payment Methods',
    message: 'How can I pay for this vehicle?',
  },
  similar: similarStart,
  photos: { title: 'Request photos', subcategory: 'Request Photos' },
  'car-form': { title: 'Ask about this vehicle', subcategory: 'Car Form' },
  chat: { title: 'Send us a message', subcategory: 'Chat With Us' },
  autobot: { title: 'Ask a question', subcategory: 'Autobot' },
};
