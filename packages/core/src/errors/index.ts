export { errorCatalogue, type ErrorEntry, type ErrorKind, type ErrorPlacement } from './errorCatalogue.ts';
export { errorText } from './errorText.ts';
export { formFailureText, type FormFailure } from './formFailureText.ts';
