export { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
export { EnquiryFields, type EnquiryFieldName, type EnquiryFieldsProps, type FieldBinding } from './EnquiryFields.tsx';
export { enquiryFieldId } from './enquiryFieldId.ts';
