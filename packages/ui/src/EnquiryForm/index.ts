export { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
export { EnquiryFields, type EnquiryFieldName, type EnquiryFieldsProps } from './EnquiryFields.tsx';
export type { FieldBinding } from '../Field/fieldBinding.ts';
export { EnquiryExtras, type EnquiryExtraName, type EnquiryExtrasProps } from './EnquiryExtras.tsx';
export { enquiryExtraProblems } from './enquiryExtraProblems.ts';
export { enquiryProblems } from './enquiryProblems.ts';
export { enquiryFieldId } from './enquiryFieldId.ts';
