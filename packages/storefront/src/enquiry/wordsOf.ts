/**
 * The words of a form library's errors, by field.
 *
 * @example
 * wordsOf({ email: { message: 'Please enter your email address.' } }) // => { email: 'Please enter your email address.' }
 */
export const wordsOf = (errors: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors as Record<string, { message?: string }>).map(([name, error]) => [name, error.message ?? '']),
  );
