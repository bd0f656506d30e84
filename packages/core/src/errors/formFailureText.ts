import { errorText } from './errorText.ts';

/** How a form's request failed: whether the server refused it, and the error that the server sent. */
export type FormFailure = { readonly isRefusal: boolean; readonly error?: string };

/**
 * The error message of a form whose lead was not accepted (decision E6): the server's own error, else "An error occurred when
 * submitting this form" for a refusal, else "An unexpected error occured": no response, or one that is not valid.
 *
 * @example
 * formFailureText({ isRefusal: true, error: 'This car was sold.' }); // => 'This car was sold.'
 */
export const formFailureText = ({ isRefusal, error }: FormFailure): string =>
  error ?? errorText(isRefusal ? 'formSubmit' : 'formUnexpected');
