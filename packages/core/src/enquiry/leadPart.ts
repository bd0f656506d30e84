import type { LeadContext } from './leadContext.ts';

/** The fields about the visit that every lead has. */
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
 * The part that all leads share: page, device, vehicles viewed before and source of the visit. It records the wording of the opt-in if
 * the site has one (decision E17), and the price line that the visitor saw.
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
    price_shown: priceShown,
    ...(forms.marketingOptIn && optInWording !== undefined ? { opt_in_wording: optInWording } : {}),
  },
});
