/** Addresses of the enquiry pages that exist so far; their words come with the page. */
export const enquiryPaths = ['/contact-us', '/about-us', '/trade-in', '/finance', '/book-test-drive', '/service', '/vehicle-parts-and-accessories'] as const;

export type EnquiryPath = (typeof enquiryPaths)[number];
