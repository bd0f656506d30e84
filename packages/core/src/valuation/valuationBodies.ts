import { leadPart, type LeadPart } from '../enquiry/leadPart.ts';
import type { LeadContext } from '../enquiry/leadContext.ts';
import type { Site } from '../site/site.ts';
import { readObject } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import type { RegoLookup } from './regoLookup.ts';

/** The lead category of valuations, named after the button that opens them. */
export const valuationCategory = 'Trade-In Valuation';

/** Answers to the condition questions, by question id. */
export type AdjustmentAnswers = Readonly<Record<string, string | number | boolean>>;

/**
 * The body of `POST /api/lookups/rego` (decision E25).
 *
 * @example
 * regoLookupBody({ rego: '123ABC', regoState: 'qld' }); // => { rego: '123ABC', regoState: 'qld' }
 */
export const regoLookupBody = ({ rego, regoState }: RegoLookup): RegoLookup => defined({ rego, regoState });

/**
 * The body of a valuation adjustment: the id of the valuation and the answers.
 *
 * @example
 * adjustmentsBody('v1', { tyres: 'good' }); // => { id: 'v1', adjustmentAnswers: { tyres: 'good' } }
 */
export const adjustmentsBody = (
  id: string | number,
  adjustmentAnswers: AdjustmentAnswers,
): { readonly id: string | number; readonly adjustmentAnswers: AdjustmentAnswers } => ({ id, adjustmentAnswers });

/** The valuation fields of a lead. Dollars. */
type ValuationLead = LeadPart & {
  readonly category: string;
  readonly offer_price?: number;
  readonly adjustmentAnswers?: AdjustmentAnswers;
  readonly rego: string;
  readonly regoState?: string;
};

/** The lead of a valuation step: plate, answers so far and the offer if there is one. */
export const valuationLead = ({
  lookup,
  adjustmentAnswers,
  offerPrice,
  context,
  site,
}: {
  readonly lookup: RegoLookup;
  readonly adjustmentAnswers?: AdjustmentAnswers;
  readonly offerPrice?: number;
  readonly context: LeadContext;
  readonly site: Pick<Site, 'forms'>;
}): ValuationLead =>
  defined({
    category: valuationCategory,
    offer_price: offerPrice,
    adjustmentAnswers,
    rego: lookup.rego,
    regoState: lookup.regoState,
    ...leadPart(context, site),
  });

type OfferAcceptedBody = LeadPart & {
  readonly lead_id: string;
  readonly form_completed: true;
  readonly offer_accepted: true;
  readonly category: string;
  readonly subcategory: '3. Offer Accepted';
};

/**
 * The lead of accepting the offer for a car; analytics event 18 is recorded with it.
 *
 * @example
 * offerAcceptedBody('1001', { context, site }).subcategory; // => '3. Offer Accepted'
 */
export const offerAcceptedBody = (
  leadId: string,
  { context, site }: { readonly context: LeadContext; readonly site: Pick<Site, 'forms'> },
): OfferAcceptedBody => ({
  ...leadPart(context, site),
  lead_id: leadId,
  form_completed: true,
  offer_accepted: true,
  category: valuationCategory,
  subcategory: '3. Offer Accepted',
});

/**
 * The body of `POST /api/miscellaneous`, which stores a valuation: the response as received and its column. A response that is not an
 * object is stored under `response`.
 *
 * @example
 * storeValuationBody({ offer_price: 21500 }); // => { offer_price: 21500, column_name: 'valuation' }
 */
export const storeValuationBody = (response: unknown): Record<string, unknown> => ({
  ...(readObject(response) ?? { response }),
  column_name: 'valuation',
});
