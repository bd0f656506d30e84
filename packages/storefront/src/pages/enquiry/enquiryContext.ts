import { createContext, use } from 'react';
import type { EnquiryPageDefinition } from './enquiryPages.ts';

/** What the sections of an enquiry page are about. */
export type PageEnquiry = { page: EnquiryPageDefinition; title: string };

export const EnquiryContext = createContext<PageEnquiry | null>(null);

/**
 * The enquiry of the page.
 *
 * @example
 * const { page } = usePageEnquiry();
 */
export const usePageEnquiry = (): PageEnquiry => {
  const enquiry = use(EnquiryContext);
  if (!enquiry) throw new Error('This section needs a page with an enquiry form.');
  return enquiry;
};
