export { createCustomer, customerAnswerSchema } from './createCustomer.ts';
export { fetchQuote, quoteAnswerSchema, type QuoteOutcome } from './fetchQuote.ts';
export { financeEndpoints } from './financeEndpoints.ts';
