import type { LeadContext } from '../enquiry/index.ts';

/**
 * Where a lead comes from; pass only the values that the test is about.
 *
 * @example
 * aLeadContext({ visitedPages: ['/'] });
 */
export const aLeadContext = (change: Partial<LeadContext> = {}): LeadContext => ({
  url: 'https://www.harbourcity.example/',
  userAgent: 'Browser/1',
  visitedPages: [],
  pageId: 'vehicle',
  linkedQueryParams: {},
  ...change,
});
