import type { LeadContext } from './leadContext.ts';

/** What every lead says of the visit (specification section 3, Lead; row 3.F18). */
export type LeadPart = {
  page_id: string;
  url: string;
  source: 'Website';
  user_agent: string;
  lead_attributes: {
    visited_pages: string[];
    linked_query_params: Record<string, string>;
    opt_in_wording?: string;
    price_shown?: string;
  };
};

/**
 * The part that all leads share: where the visitor was, with what, what they looked at before and how they came (specification section
 * 3, Lead; row 3.F18). The consent's wording is recorded where the site asks for consent (decision E17), and the price line that the visitor saw.
 *
 * @example
 * leadPart(context, aSite()).source; // => 'Website'
 */
export const leadPart = (
  { url, pageId, userAgent, visitedPages, linkedQueryParams, optInWording, priceShown }: LeadContext,
  { forms }: { readonly forms: { readonly marketingOptIn: boolean } },
): LeadPart => ({
  page_id: pageId,
  url,
  source: 'Website',
  user_agent: userAgent,
  lead_attributes: {
    visited_pages: [...visitedPages],
    linked_query_params: { ...linkedQueryParams },
    ...(priceShown === undefined ? {} : { price_shown: priceShown }),
    ...(forms.marketingOptIn && optInWording !== undefined ? { opt_in_wording: optInWording } : {}),
  },
});
