/** What is known of a failure of the auth service; `status` 0 or none: no answer came. */
export type ServiceFailure = { readonly status?: number | undefined; readonly message?: string | undefined };

/** What a failure comes to. */
export type AuthFailure = { kind: 'refused' } | { kind: 'limited' } | { kind: 'unreachable' };

/**
 * Sorts a failure of the auth service by its status alone: codes differ between its versions (domain facts, section 2.1).
 *
 * @example
 * authFailure({ status: 403, message: 'Token has expired or is invalid' }); // => { kind: 'refused' }
 */
export const authFailure = ({ status = 0 }: ServiceFailure): AuthFailure =>
  status === 429 ? { kind: 'limited' } : status >= 400 && status < 500 ? { kind: 'refused' } : { kind: 'unreachable' };
