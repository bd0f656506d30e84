export { analyticsEventFor, type LeadKind } from './analyticsEventFor.ts';
export { enquiryFields, type EnquiryField, type EnquiryFields } from './enquiryFields.ts';
export { enquiryPayload, type EnquiryPayload, type LeadSite } from './enquiryPayload.ts';
export { enquiryMessages } from './enquiryMessages.ts';
export { emptyEnquiry, enquirySchema, type EnquiryForm, type EnquiryInput } from './enquirySchema.ts';
export { normalisePhone, type Phone } from './normalisePhone.ts';
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
export type { LeadContext } from './leadContext.ts';
export { leadForms, type LeadForm, type LeadFormName, type LeadQuestion } from './leadForms.ts';
export { leadFormPayload } from './leadFormPayload.ts';
export {
  emptyLeadForm,
  leadFormMessages,
  leadFormSchema,
  type LeadFormInput,
  type LeadFormValues,
} from './leadFormSchema.ts';
export { leadPart, type LeadPart } from './leadPart.ts';
export { leadPlace, type LeadPlace, type PlaceSite } from './leadPlace.ts';
export { leadPhone } from './leadPhone.ts';
export { placeChoices, type PlaceChoice } from './placeChoices.ts';
export { photoRequestPayload, photoRequestSchema } from './photoRequest.ts';
export { serviceBookingUrl } from './serviceBookingUrl.ts';
export { successText } from './successText.ts';
export { tradeInExtra, type TradeInAnswers } from './tradeInExtra.ts';
export { tradeInFields } from './tradeInFields.ts';
