import { leadPart, type LeadPart } from '../enquiry/leadPart.ts';
import type { LeadContext } from '../enquiry/leadContext.ts';
import type { Site } from '../site/site.ts';
import { readObject } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';
import type { RegoLookup } from './regoLookupSchema.ts';

/** The category under which a valuation's leads stand; the specification names none, the button of section 2 is called so. */
export const valuationCategory = 'Trade-In Valuation';

/** Answers about the car's condition, by question. */
export type AdjustmentAnswers = Readonly<Record<string, string | number | boolean>>;

/**
 * The body of the rego lookup, `POST /api/lookups/rego` (specification section 7; decision E25).
 *
 * @example
 * regoLookupBody({ rego: '123ABC', regoState: 'qld' }); // => { rego: '123ABC', regoState: 'qld' }
 */
export const regoLookupBody = ({ rego, regoState }: RegoLookup): RegoLookup => defined({ rego, regoState });

/**
 * The body of the valuation adjustments: the valuation's id and the answers (specification section 7, Lead submission).
 *
 * @example
 * adjustmentsBody('v1', { tyres: 'good' }); // => { id: 'v1', adjustmentAnswers: { tyres: 'good' } }
 */
export const adjustmentsBody = (
  id: string | number,
  adjustmentAnswers: AdjustmentAnswers,
): { readonly id: string | number; readonly adjustmentAnswers: AdjustmentAnswers } => ({ id, adjustmentAnswers });

/** What a lead says of a valuation (specification section 3, Valuation; row 3.F17). Dollars. */
export type ValuationLead = LeadPart & {
  readonly category: string;
  readonly offer_price?: number;
  readonly adjustmentAnswers?: AdjustmentAnswers;
  readonly rego: string;
  readonly regoState?: string;
};

/**
 * The lead of a valuation step: plate, answers so far and the offer where there is one (specification section 3, Valuation; row 3.F17).
 *
 * @example
 * valuationLead({ lookup: { rego: '123ABC', regoState: 'qld' }, offerPrice: 21500, context, site }).offer_price; // => 21500
 */
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

/** The body of accepting an offer (specification section 7, Lead submission). */
export type OfferAcceptedBody = LeadPart & {
  readonly lead_id: string;
  readonly form_completed: true;
  readonly offer_accepted: true;
  readonly category: string;
  readonly subcategory: '3. Offer Accepted';
};

/**
 * The body of accepting the offer for a car (specification sections 4 and 7; row 4.F18); analytics event 18 goes with it.
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
 * The body of keeping a valuation, `POST /api/miscellaneous`: the response as it came and the column (specification section 7; row
 * 8.R15). What is no object is kept under `response`.
 *
 * @example
 * keepValuationBody({ offer_price: 21500 }); // => { offer_price: 21500, column_name: 'valuation' }
 */
export const keepValuationBody = (response: unknown): Record<string, unknown> => ({
  ...(readObject(response) ?? { response }),
  column_name: 'valuation',
});
