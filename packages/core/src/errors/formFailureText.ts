import { visibleText } from '../format/visibleText.ts';
import { errorText } from './errorText.ts';

/** How a form's request failed: whether the server refused it, whether its response was empty, and the error that it sent. */
type FormFailure = {
  readonly isRefusal: boolean;
  readonly isEmpty?: boolean | undefined;
  readonly error?: string;
};

/**
 * The error message of a form whose lead was not accepted (decision E6): the server's own error unless it is
 * blank, else "An unexpected error occured" where there is no response, an empty one or an invalid one, else "An error occurred when
 * submitting this form" for a refusal.
 *
 * @example
 * formFailureText({ isRefusal: true, error: 'This car was sold.' }); // => 'This car was sold.'
 */
export const formFailureText = ({ isRefusal, isEmpty = false, error }: FormFailure): string =>
  error !== undefined && visibleText(error).trim() !== ''
    ? error
    : errorText(isRefusal && !isEmpty ? 'formSubmit' : 'formUnexpected');
