export { inspectionChoices, tradeInContactSchema } from './tradeInContact.ts';
export { conditionSchema, handCarSchema, kilometresSchema } from './carSchemas.ts';
export { isValuationFor } from './isValuationFor.ts';
export { isUsuallyEstimated } from './isUsuallyEstimated.ts';
export { lookupFailureText, type LookupTrouble } from './lookupFailureText.ts';
export {
  type AdjustmentQuestion,
  type FoundCar,
  parseRegoLookup,
  type RegoLookup,
  regoLookupSchema,
} from './regoLookup.ts';
export { type ParsedValuation, parseValuation, readValuationOutcome } from './valuationOutcome.ts';
export { reachableStep, stepAfter, type TradeInKnown, tradeInProgress, type TradeInStep } from './tradeInSteps.ts';
export { tradeInCarFacts, tradeInCarTitle } from './tradeInCar.ts';
export { tradeInLead } from './tradeInLead.ts';
export { estimateDisclaimer, tradeInText } from './tradeInText.ts';
export {
  adjustmentsBody,
  storeValuationBody,
  offerAcceptedBody,
  regoLookupBody,
  type AdjustmentAnswers,
} from './valuationBodies.ts';
export { valuationView, type ValuationOutcome, type ValuationView } from './valuationView.ts';
