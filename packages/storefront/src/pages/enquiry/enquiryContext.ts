import type { EnquiryPageDefinition } from './enquiryPages.ts';
import { pageContext } from '../pageContext.ts';

/** What the sections of an enquiry page are about. */
export type PageEnquiry = { page: EnquiryPageDefinition; title: string };

/** The enquiry of the page. */
export const [EnquiryContext, usePageEnquiry] = pageContext<PageEnquiry>('a page with an enquiry form');
