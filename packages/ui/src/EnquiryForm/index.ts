export { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
export type { EnquiryFieldName } from './enquiryLabels.ts';
export { EnquiryFields, type EnquiryFieldsProps } from './EnquiryFields.tsx';
export type { FieldBinding } from '../Field/fieldBinding.ts';
export type { EnquiryExtraName } from './enquiryExtraLabels.ts';
export { EnquiryExtras, type EnquiryExtrasProps } from './EnquiryExtras.tsx';
export { enquiryExtraProblems } from './enquiryExtraProblems.ts';
export { enquiryProblems } from './enquiryProblems.ts';
export { enquiryFieldId } from './enquiryFieldId.ts';
