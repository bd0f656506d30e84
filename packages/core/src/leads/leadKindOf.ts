import { readObject, readText } from '../vehicle/readers.ts';

/** What a lead on the wire is about (decision E1). */
export type LeadBodyKind = 'enquiry' | 'career' | 'test-drive' | 'photos' | 'finance' | 'valuation' | 'offer-accepted';

/**
 * Which kind a lead's body is, from its category, its subcategory and the fields only one form has (specification section 7, Lead
 * submission; decision E1). Anything else is an enquiry.
 *
 * @example
 * leadKindOf({ category: 'Finance Enquiry' }); // => 'finance'
 */
export const leadKindOf = (body: unknown): LeadBodyKind => {
  const lead = readObject(body) ?? {};
  const subcategory = readText(lead['subcategory']);
  if (lead['offer_accepted'] === true) return 'offer-accepted';
  if ('rego' in lead && 'regoState' in lead && !('do-you-have-a-trade-in' in lead)) return 'valuation';
  if (readText(lead['category']) === 'Trade-In Valuation') return 'valuation';
  if (readText(lead['category']) === 'Finance Enquiry') return 'finance';
  if (subcategory === 'Career Enquiry') return 'career';
  if (subcategory === 'Test Drive' || 'dateTime' in lead) return 'test-drive';
  return 'Request Photos' in lead ? 'photos' : 'enquiry';
};
