/** Addresses of the enquiry pages that exist so far; their words come with the page. */
export const enquiryPaths = [
  '/contact-us',
  '/contact',
  '/dealerships',
  '/about-us',
  '/book-test-drive',
  '/service',
  '/vehicle-parts-and-accessories',
  '/parts/search',
  '/warranty',
  '/roadside-assist',
  '/careers',
  '/fleet',
] as const;

export type EnquiryPath = (typeof enquiryPaths)[number];
