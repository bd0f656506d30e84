export { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
export { EnquiryFields, type EnquiryFieldName, type EnquiryFieldsProps, type FieldBinding } from './EnquiryFields.tsx';
export { EnquiryExtras, type EnquiryExtraName, type EnquiryExtrasProps } from './EnquiryExtras.tsx';
export { enquiryExtraProblems } from './enquiryExtraProblems.ts';
export { enquiryFieldId } from './enquiryFieldId.ts';
