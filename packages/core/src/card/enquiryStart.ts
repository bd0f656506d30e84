import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { EnquiryPurpose } from './enquiryPurpose.ts';
import { similarStart } from './similarStart.ts';

/** How the enquiry dialog starts for a purpose: its heading, the lead's subcategory, and a message already written. */
type EnquiryStart = { title: string; subcategory?: string; message?: string };

/** "{vehicle}" becomes "2022 Toyota Hilux". */
const starts: Readonly<Record<EnquiryPurpose, EnquiryStart>> = {
  enquire: { title: 'Enquire about this vehicle' },
  'test-drive': {
    title: 'Book a test drive',
    subcategory: 'Test Drive',
    message: "Hi, I'd like to take the {vehicle} for a test drive.",
  },
  finance: {
    title: 'Ask about finance',
    subcategory: 'Finance Enquiry',
    message: 'Hi, what would finance cost me on the {vehicle}?',
  },
  reserve: {
    title: 'Reserve this vehicle',
    subcategory: 'Reserve',
    message: "Hi, I'd like to reserve the {vehicle}.",
  },
  'trade-in': {
    title: 'Trade in your vehicle',
    subcategory: 'Trade In',
    message: "Hi, I'd like to trade in my vehicle on the {vehicle}. What is it worth?",
  },
  'buy-online': {
    title: 'Buy this vehicle online',
    subcategory: 'Buy Online',
    message: "Hi, I'd like to buy the {vehicle} online.",
  },
  'payment-methods': {
    title: 'Ways to pay',
    subcategory: 'Payment Methods',
    message: 'Hi, how can I pay for the {vehicle}?',
  },
  similar: similarStart,
  photos: { title: 'Request photos', subcategory: 'Request Photos' },
  'car-form': { title: 'Ask about this vehicle', subcategory: 'Car Form' },
  chat: { title: 'Send us a message', subcategory: 'Chat With Us' },
  autobot: { title: 'Ask a question', subcategory: 'Autobot' },
};

const questions: Readonly<Record<Vehicle['kind'], string>> = {
  inStock: "Hi, I'm interested in the {vehicle}. Is it still available?",
  comingSoon: "Hi, I'm interested in the {vehicle}. When can I see it?",
  sold: 'Hi, I liked the {vehicle}. Do you have another one like it?',
};

/**
 * The start of the enquiry dialog about a vehicle. The message is a suggestion that the visitor can change.
 *
 * @example
 * enquiryStart('reserve', hilux).message // => "Hi, I'd like to reserve the 2022 Toyota Hilux."
 */
export const enquiryStart = (purpose: EnquiryPurpose, vehicle: Vehicle): EnquiryStart => {
  const start = starts[purpose];
  const message = purpose === 'enquire' ? questions[vehicle.kind] : start.message;
  return message === undefined
    ? start
    : { ...start, message: message.replace('{vehicle}', () => vehicleTitle(vehicle).heading) };
};
