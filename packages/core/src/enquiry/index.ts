export { analyticsEventFor, type LeadKind } from './analyticsEventFor.ts';
export { enquiryFields, type EnquiryField, type EnquiryFields } from './enquiryFields.ts';
export { enquiryPayload, type EnquiryPayload, type LeadContext } from './enquiryPayload.ts';
export { enquiryMessages } from './enquiryMessages.ts';
export { emptyEnquiry, enquirySchema, type EnquiryForm, type EnquiryInput } from './enquirySchema.ts';
export { normalisePhone, type Phone } from './normalisePhone.ts';
