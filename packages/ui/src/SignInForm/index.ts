export { SignInForm, type SignInField, type SignInFormProps } from './SignInForm.tsx';
