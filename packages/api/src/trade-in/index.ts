export { fetchValuation, valuationSchema, type ValuationOutcome } from './fetchValuation.ts';
export { lookupRego, regoLookupSchema, type RegoLookupOutcome } from './lookupRego.ts';
export { saveValuation } from './saveValuation.ts';
export { tradeInEndpoints } from './tradeInEndpoints.ts';
