import type { CodeSent } from './authClient.ts';
import { authFailure } from './authFailure.ts';
import type { ServiceFailure } from './authFailure.ts';

/**
 * Why the auth service sent no code, by its status: the page has its own text for each kind, because the service passes on what its SMS
 * provider wrote. Only how long to wait is read from the message; the service says it nowhere else.
 *
 * @example
 * codeFailure({ status: 429, message: 'For security purposes, you can only request this after 42 seconds.' }) // => { kind: 'tooSoon', waitMs: 42000 }
 */
export const codeFailure = (error: ServiceFailure): Exclude<CodeSent, { kind: 'sent' }> => {
  if (authFailure(error).kind !== 'limited') return { kind: 'failed' };
  const seconds = Number(/after (\d{1,4}) seconds?/.exec(error.message ?? '')?.[1]);
  return seconds > 0 ? { kind: 'tooSoon', waitMs: seconds * 1000 } : { kind: 'limited' };
};
