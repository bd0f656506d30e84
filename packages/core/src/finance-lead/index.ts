export { createCustomerAnswer, type CreateCustomerAnswer } from './createCustomerAnswer.ts';
export { createCustomerBody } from './createCustomerBody.ts';
export { financeLeadPayload, type FinanceLeadPayload } from './financeLeadPayload.ts';
export { financeLeadMessages, financeLeadSchema, financeSteps, type FinanceForm } from './financeLeadSchema.ts';
export { providerOfferData, type ProviderOfferData } from './providerOfferData.ts';
