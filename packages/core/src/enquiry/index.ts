export { backOffMs, isRetriedStatus, outboxLimits, retryAfterMs } from './retry.ts';
export { searchEnquiryMessage } from './searchEnquiryMessage.ts';
export { createCustomerAnswer, type CreateCustomerAnswer, createCustomerBody } from './createCustomer.ts';
export {
  creditText,
  type FinanceContact,
  type FinanceContactInput,
  financeContactSchema,
  type FinanceForm,
  financeLeadMessages,
  financeLeadPayload,
  type FinanceLeadPayload,
  financeLeadSchema,
  financeSteps,
} from './financeLead.ts';
export { distributionLocations } from './distributionLocations.ts';
export {
  emptyEnquiry,
  type EnquiryField,
  enquiryFields,
  type EnquiryFields,
  type EnquiryForm,
  type EnquiryInput,
  enquirySchema,
} from './enquirySchema.ts';
export { errorSummary, type ErrorSummaryText } from './errorSummary.ts';
export { enteredFields } from './enteredFields.ts';
export { enquiryMessages } from './enquiryMessages.ts';
export { enquiryPayload, type EnquiryPayload, type LeadSite } from './enquiryPayload.ts';
export {
  enquiryCategories,
  preferredContactMethods,
  tradeInFieldNames,
  yesNo,
  type EnquiryCategory,
  type PreferredContactMethod,
  type TradeInField,
  type YesNo,
} from './formChoices.ts';
export { formCheckFault, type FormCheckValues, leastFormOpenMs, withFormCheck, withoutFormCheck } from './formCheck.ts';
export { formFigure, type FormFigure } from './formFigure.ts';
export {
  isSettled,
  type LeadAbout,
  type LeadState,
  type OutboxEntry,
  readOutboxEntry,
  wasNeverSent,
} from './outboxEntry.ts';
export { type LeadBody, leadBodySchema } from './leadBody.ts';
export type { LeadContext } from './leadContext.ts';
export { leadDueAt, type LeadEvent, leadStep } from './leadStep.ts';
export { leadFormPayload } from './leadFormPayload.ts';
export { leadForms, type LeadForm, type LeadFormName, type LeadQuestion } from './leadForms.ts';
export {
  emptyLeadForm,
  shownAnswers,
  leadFormMessages,
  leadFormSchema,
  type LeadFormInput,
  type LeadFormValues,
} from './leadFormSchema.ts';
export type { LeadOutcome, WaitReason } from './leadOutcome.ts';
export { leadPart, type LeadPart } from './leadPart.ts';
export { leadPhone } from './leadPhone.ts';
export { leadReceiver } from './leadReceiver.ts';
export { leadLocation, type LeadLocation } from './leadLocation.ts';
export { photoRequestPayload, photoRequestSchema } from './photoRequest.ts';
export {
  formLocations,
  type FormPurpose,
  locationChoices,
  locationForForm,
  type LocationChoice,
  type LocationSite,
} from './locationChoices.ts';
export { providerOfferData, type ProviderOfferData } from './providerOfferData.ts';
export { type FinanceQuery, readFinanceQuery, startFinanceForm } from './startFinanceForm.ts';
export { revealPhoneBody, type RevealPhoneBody } from './revealPhoneBody.ts';
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
export { type TradeInAnswers, tradeInExtra, tradeInFields } from './tradeInExtra.ts';
export { whatToBring } from './whatToBring.ts';
