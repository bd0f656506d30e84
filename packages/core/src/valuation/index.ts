export { inspectionChoices, tradeInContactSchema, tradeInMessages } from './tradeInContact.ts';
export { conditionSchema, estimateLimits, handCarSchema, kilometresSchema } from './carSchemas.ts';
export { initialRegoState } from './initialRegoState.ts';
export { isValuationFor } from './isValuationFor.ts';
export { isUsuallyEstimated } from './isUsuallyEstimated.ts';
export { lookupFailureText, type LookupTrouble } from './lookupFailureText.ts';
export {
  type AdjustmentQuestion,
  type FoundCar,
  type ParsedRegoLookup,
  parseRegoLookup,
  type RegoLookup,
  regoLookupSchema,
  regoMessages,
} from './regoLookup.ts';
export { type ParsedValuation, parseValuation, readValuationOutcome } from './valuationOutcome.ts';
export {
  reachableStep,
  stepAfter,
  type TradeInKnown,
  tradeInProgress,
  type TradeInProgress,
  type TradeInStep,
  tradeInSteps,
} from './tradeInSteps.ts';
export { type TradeInCar, type TradeInCarFact, tradeInCarFacts, tradeInCarTitle } from './tradeInCar.ts';
export { tradeInLead, type TradeInLead } from './tradeInLead.ts';
export { estimateDisclaimer, tradeInText, type TradeInText } from './tradeInText.ts';
export {
  adjustmentsBody,
  storeValuationBody,
  offerAcceptedBody,
  regoLookupBody,
  valuationCategory,
  valuationLead,
  type AdjustmentAnswers,
  type OfferAcceptedBody,
  type ValuationLead,
} from './valuationBodies.ts';
export { valuationView, type ValuationOutcome, type ValuationView } from './valuationView.ts';
