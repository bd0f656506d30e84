export { australianStates, type AustralianState } from './australianStates.ts';
export { parseValuation, type ParsedValuation } from './parseValuation.ts';
export { regoLookupSchema, regoMessages, type RegoLookup } from './regoLookupSchema.ts';
export {
  adjustmentsBody, keepValuationBody, offerAcceptedBody, regoLookupBody, valuationCategory, valuationLead,
  type AdjustmentAnswers, type OfferAcceptedBody, type ValuationLead,
} from './valuationBodies.ts';
