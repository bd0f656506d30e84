export { isRetriedStatus, outboxLimits, retryAfterMs } from './retry.ts';
export { searchEnquiryMessage } from './searchEnquiryMessage.ts';
export { createCustomerAnswer, type CreateCustomerAnswer, createCustomerBody } from './createCustomer.ts';
export {
  creditText,
  type FinanceContact,
  type FinanceContactInput,
  financeContactSchema,
  type FinanceForm,
  financeLeadPayload,
  financeSteps,
} from './financeLead.ts';
export { distributionLocations } from './distributionLocations.ts';
export { emptyEnquiry, enquiryFields, type EnquiryForm, type EnquiryInput, enquirySchema } from './enquirySchema.ts';
export { errorSummary, type ErrorSummaryText } from './errorSummary.ts';
export { enteredFields } from './enteredFields.ts';
export { enquiryMessages } from './enquiryMessages.ts';
export { enquiryPayload, type EnquiryPayload } from './enquiryPayload.ts';
export { enquiryCategories, preferredContactMethods } from './formChoices.ts';
export { formCheckFault, withFormCheck, withoutFormCheck } from './formCheck.ts';
export { formFigure, type FormFigure } from './formFigure.ts';
export { isSettled, type LeadAbout, type OutboxEntry, readOutboxEntry, wasNeverSent } from './outboxEntry.ts';
export { type LeadBody, leadBodySchema } from './leadBody.ts';
export type { LeadContext } from './leadContext.ts';
export { leadDueAt, type LeadEvent, leadStep } from './leadStep.ts';
export { leadFormPayload } from './leadFormPayload.ts';
export { leadForms, type LeadForm, type LeadFormName, type LeadQuestion } from './leadForms.ts';
export {
  emptyLeadForm,
  shownAnswers,
  leadFormSchema,
  type LeadFormInput,
  type LeadFormValues,
} from './leadFormSchema.ts';
export type { LeadOutcome, WaitReason } from './leadOutcome.ts';
export { leadPhone } from './leadPhone.ts';
export { leadReceiver } from './leadReceiver.ts';
export { photoRequestPayload, photoRequestSchema } from './photoRequest.ts';
export { formLocations, locationChoices, locationForForm } from './locationChoices.ts';
export { providerOfferData } from './providerOfferData.ts';
export { type FinanceQuery, readFinanceQuery, startFinanceForm } from './startFinanceForm.ts';
export { revealPhoneBody } from './revealPhoneBody.ts';
export { serviceBookingUrl } from './serviceBookingUrl.ts';
export { successText } from './successText.ts';
export {
  type TestDriveBooking,
  testDriveBookingSchema,
  testDriveContactSchema,
  testDriveMessages,
  testDrivePayload,
  type TestDriveStep,
  testDriveSteps,
} from './testDrive.ts';
export { type TestDriveDay, testDriveDays } from './testDriveDays.ts';
export { whatToBring } from './whatToBring.ts';
export { initialRegoState } from './initialRegoState.ts';
