import type { EnquiryPath } from './enquiryPaths.ts';

/** A page whose point is an enquiry: its words, and what the lead is about. */
export type EnquiryPageDefinition = {
  title: string;
  intro: string;
  /** Sent as the lead's subcategory. */
  subcategory?: string;
  messageLabel: string;
  /** Asks for the registration plate. */
  asksRego?: boolean;
  showsLocations?: boolean;
  showsAbout?: boolean;
};

/** The enquiry pages that exist so far; menus link to these and to nothing else. */
export const enquiryPages: Readonly<Record<EnquiryPath, EnquiryPageDefinition>> = {
  '/contact-us': { title: 'Contact us', intro: 'Ask us anything about a vehicle, a price or a visit. A real person reads every message.', messageLabel: 'How can we help?', showsLocations: true },
  '/about-us': { title: 'About us', intro: 'Who we are, where we are, and how to reach us.', messageLabel: 'What would you like to know?', showsLocations: true, showsAbout: true },
  '/trade-in': { title: 'Trade in your vehicle', intro: 'Tell us what you drive now and we will come back with what it is worth towards your next one.', subcategory: 'Trade In', messageLabel: 'Tell us about your vehicle: make, model, year, kilometres and condition', asksRego: true },
  '/finance': { title: 'Ask about finance', intro: 'Tell us what you would like to borrow and over how long, and our finance team will come back with options.', subcategory: 'Finance Enquiry', messageLabel: 'What would you like to borrow, and over how long?' },
  '/book-test-drive': { title: 'Book a test drive', intro: 'Tell us which vehicle you would like to drive and when it suits you.', subcategory: 'Test Drive', messageLabel: 'Which vehicle, and when suits you?' },
  '/service': { title: 'Book a service', intro: 'Tell us about your vehicle and when it suits you; our service team will confirm a time.', subcategory: 'Service Booking', messageLabel: 'What needs doing, and when suits you?', asksRego: true },
  '/vehicle-parts-and-accessories': { title: 'Parts and accessories', intro: 'Tell us which part or accessory you are after and for which vehicle.', subcategory: 'Parts Enquiry', messageLabel: 'Which part, and for which vehicle?', asksRego: true },
};
