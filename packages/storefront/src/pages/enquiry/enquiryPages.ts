import type { LeadFormName } from '@dealer/core/enquiry';
import type { EnquiryPath } from '@dealer/core/routes';
import type { enquiryLists } from './enquiryLists.ts';

/** An enquiry page: its texts and the topic of the lead. Its title is in the table of routes. */
export type EnquiryPageDefinition = {
  intro: string;
  /** The fields and the topic of the form; a general enquiry by default. */
  form?: LeadFormName | 'testDrive';
  /** Sent as the lead's subcategory instead of the form's own. */
  subcategory?: string;
  /** Heading of the form, where the page says more than the form; with its own anchor. */
  formTitle?: string;
  anchor?: string;
  messageLabel: string;
  submitLabel?: string;
  /** Its name in `pages` of looks and sites, which can change its sections. */
  list?: keyof typeof enquiryLists;
};

const contact: EnquiryPageDefinition = {
  intro: 'Ask us anything about a vehicle, a price or a visit. A real person reads every message.',
  messageLabel: 'How can we help?',
  list: 'contact',
};

/** The enquiry pages by their first address in the table of routes. */
export const enquiryPages: Readonly<Record<EnquiryPath, EnquiryPageDefinition>> = {
  '/contact-us': contact,
  '/dealerships': {
    ...contact,
    intro: 'Our locations, with hours and phone numbers. Not sure which one? Write to us and we pass it on.',
    formTitle: 'Write to us',
    list: 'dealerships',
  },
  '/about-us': {
    intro: 'Who we are, where we are, and how to reach us.',
    formTitle: 'Ask us anything',
    messageLabel: 'What would you like to know?',
    list: 'about',
  },
  '/book-test-drive': {
    intro: 'Tell us which vehicle you would like to drive and when it suits you.',
    form: 'testDrive',
    messageLabel: 'Which vehicle, and when suits you?',
  },
  '/service': {
    intro: 'Looked after by people who know your vehicle, with the price agreed before we begin.',
    form: 'service',
    formTitle: 'Book a service',
    anchor: 'service-booking',
    messageLabel: 'What needs doing?',
    submitLabel: 'Request Booking',
  },
  '/vehicle-parts-and-accessories': {
    intro: 'Tell us which part or accessory you are after and for which vehicle.',
    form: 'parts',
    messageLabel: 'Which part or accessory?',
  },
  '/parts/search': {
    intro:
      'Give us the part by name or number and the vehicle that it is for. We check our shelves and our suppliers, and come back with price and time.',
    form: 'parts',
    messageLabel: 'Part name or number',
  },
  '/warranty': {
    intro:
      'Questions about the warranty of a vehicle that you bought, or would like to claim on? Tell us which one and what happened.',
    form: 'warranty',
    messageLabel: 'What is it about?',
  },
  '/roadside-assist': {
    intro: 'Ask us what your vehicle is covered for, and how to renew it. Stuck right now? Please call us.',
    form: 'roadside',
    messageLabel: 'How can we help?',
  },
  '/careers': {
    intro: 'We are always glad to meet good people, in sales, service, parts and the office.',
    form: 'career',
    messageLabel: 'Tell us about yourself: what you do now, and what you would like to do',
    submitLabel: 'Send Application',
  },
  '/fleet': {
    intro: 'One contact for all the vehicles of your business: buying, leasing, servicing and selling on.',
    form: 'fleet',
    messageLabel: 'What do you need, and by when?',
  },
};
