export { errorText } from './errorText.ts';
export { formFailureText } from './formFailureText.ts';
