import { readObject, readText } from '../vehicle/readers.ts';
import { errorText } from './errorText.ts';

/** How a form's request ended: an answer with its status and body, or none. */
export type FormAnswer =
  | { readonly kind: 'answered'; readonly ok: boolean; readonly body: unknown }
  | { readonly kind: 'thrown' };

/**
 * What a form says when its lead was not taken (row 8.R11; decision E6): the server's own error, else "An unexpected error occured"
 * for a request that threw or an answer without a body, else "An error occurred when submitting this form".
 *
 * @example
 * formFailureText({ kind: 'answered', ok: false, body: { error: 'This car was sold.' } }); // => 'This car was sold.'
 */
export const formFailureText = (answer: FormAnswer): string => {
  if (answer.kind === 'thrown') return errorText('formUnexpected');
  const said = readText(readObject(answer.body)?.['error']);
  if (said !== undefined) return said;
  const isEmpty = answer.body === undefined || answer.body === null || answer.body === '';
  return errorText(answer.ok || isEmpty ? 'formUnexpected' : 'formSubmit');
};
