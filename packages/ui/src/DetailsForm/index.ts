export { DetailsForm, type DetailsField, type DetailsFormProps } from './DetailsForm.tsx';
