import { readObject, readText } from '../data/readers.ts';
import { errorText } from './errorText.ts';

/** How a form's request ended: a response with its status and body, or none. */
export type FormAnswer =
  | { readonly kind: 'answered'; readonly ok: boolean; readonly body: unknown }
  | { readonly kind: 'thrown' };

/**
 * The error message of a form whose lead was not accepted (decision E6): the server's own error, else "An unexpected error
 * occured" for a failed request or a response without a body, else "An error occurred when submitting this form".
 *
 * @example
 * formFailureText({ kind: 'answered', ok: false, body: { error: 'This car was sold.' } }); // => 'This car was sold.'
 */
export const formFailureText = (answer: FormAnswer): string => {
  if (answer.kind === 'thrown') return errorText('formUnexpected');
  const reported = readText(readObject(answer.body)?.['error']);
  if (reported !== undefined) return reported;
  const isEmpty = answer.body === undefined || answer.body === null || answer.body === '';
  return errorText(answer.ok || isEmpty ? 'formUnexpected' : 'formSubmit');
};
