export { StepForm, type StepFormProps } from './StepForm.tsx';
