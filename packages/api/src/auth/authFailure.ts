/** What is known of a failure of the auth service; `status` 0 or none: no answer came. */
export type ServiceFailure = {
  readonly status?: number | undefined;
  /** The service's `error_code`; older versions send none. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
};

/** What a failure comes to. */
export type AuthFailure = 'refused' | 'limited' | 'closed' | 'unreachable';

/** Refusals that trying again does not change: the service is not set up for it, or the person may not sign in. */
const closedCodes: readonly string[] = ['otp_disabled', 'phone_provider_disabled', 'signup_disabled', 'user_banned'];

const limitCodes: readonly string[] = ['over_request_rate_limit', 'over_sms_send_rate_limit'];

/**
 * Sorts a failure of the auth service by its `error_code` where that says enough, else by its status.
 *
 * @example
 * authFailure({ status: 403, code: 'user_banned' }) // => 'closed'
 */
export const authFailure = ({ status = 0, code = '' }: ServiceFailure): AuthFailure => {
  if (closedCodes.includes(code)) return 'closed';
  if (limitCodes.includes(code) || status === 429) return 'limited';
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
};
