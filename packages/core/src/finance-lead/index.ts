export { creditWords } from './creditWords.ts';
export { readFinanceQuery, type FinanceQuery } from './readFinanceQuery.ts';
export { formFigure, type FormFigure } from './formFigure.ts';
export { startFinanceForm } from './startFinanceForm.ts';
export { createCustomerAnswer, type CreateCustomerAnswer } from './createCustomerAnswer.ts';
export { createCustomerBody } from './createCustomerBody.ts';
export { financeLeadPayload, type FinanceLeadPayload } from './financeLeadPayload.ts';
export {
  financeContactSchema,
  financeLeadMessages,
  financeLeadSchema,
  financeSteps,
  type FinanceContact,
  type FinanceContactInput,
  type FinanceForm,
} from './financeLeadSchema.ts';
export { providerOfferData, type ProviderOfferData } from './providerOfferData.ts';
