export { asksLocation } from './asksLocation.ts';
export { australianStates, type AustralianState } from './australianStates.ts';
export { conditionSchema } from './conditionSchema.ts';
export { estimateLimits } from './estimateLimits.ts';
export { handCarSchema } from './handCarSchema.ts';
export { initialRegoState } from './initialRegoState.ts';
export { isUsuallyEstimated } from './isUsuallyEstimated.ts';
export { kilometresSchema } from './kilometresSchema.ts';
export { lookupFailureWords, type LookupTrouble } from './lookupFailureWords.ts';
export { parseRegoLookup, type AdjustmentQuestion, type FoundCar, type ParsedRegoLookup } from './parseRegoLookup.ts';
export { parseValuation, type ParsedValuation } from './parseValuation.ts';
export { reachableStep } from './reachableStep.ts';
export { readValuationOutcome } from './readValuationOutcome.ts';
export { regoLookupSchema, regoMessages, type RegoLookup } from './regoLookupSchema.ts';
export { stepAfter } from './stepAfter.ts';
export type { TradeInCar } from './tradeInCar.ts';
export { tradeInCarFacts, type TradeInCarFact } from './tradeInCarFacts.ts';
export { tradeInCarTitle } from './tradeInCarTitle.ts';
export { tradeInContactSchema } from './tradeInContactSchema.ts';
export { tradeInLead, type TradeInLead } from './tradeInLead.ts';
export { tradeInMessages } from './tradeInMessages.ts';
export { tradeInProgress, type TradeInProgress } from './tradeInProgress.ts';
export { tradeInSteps, type TradeInKnown, type TradeInStep } from './tradeInSteps.ts';
export { estimateDisclaimer, tradeInWords, type TradeInWords } from './tradeInWords.ts';
export {
  adjustmentsBody,
  keepValuationBody,
  offerAcceptedBody,
  regoLookupBody,
  valuationCategory,
  valuationLead,
  type AdjustmentAnswers,
  type OfferAcceptedBody,
  type ValuationLead,
} from './valuationBodies.ts';
export { valuationView, type ValuationOutcome, type ValuationView } from './valuationView.ts';
