/**
 * The value of aria-describedby: the ids of hint and error, or undefined.
 *
 * @example
 * describedBy('enquiry-email', { error: 'Enter your email.' })
 * // => 'enquiry-email-error'
 */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
): string | undefined => {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
};
