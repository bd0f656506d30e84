import type { ServiceFailure } from './authFailure.ts';

/**
 * The service's own words where a person can read them (decision E9): only of a refusal, and never what a machine wrote ("{}", a page, a
 * name of an error).
 *
 * @example
 * serviceWords({ status: 429, message: 'You can only request this after 42 seconds.' }); // => 'You can only request this after 42 seconds.'
 * serviceWords({ status: 0, message: '{}' }); // => undefined
 */
export const serviceWords = ({ status = 0, message = '' }: ServiceFailure): string | undefined => {
  const words = message.trim();
  return status >= 400 && status < 500 && words.length <= 200 && /^[\p{L}\d][^{}<>[\]]*\s[^{}<>[\]]*$/u.test(words) ? words : undefined;
};
