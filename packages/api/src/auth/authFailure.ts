/** A failure of the auth service; `status` is 0 or undefined without a response. */
export type ServiceFailure = {
  readonly status?: number | undefined;
  /** The service's `error_code`; undefined in older versions. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
};

/** The kind of a failure. */
type AuthFailure = 'refused' | 'limited' | 'closed' | 'banned' | 'unreachable';

/** Permanent refusals: the service is not set up for SMS codes. */
const closedCodes: readonly string[] = ['otp_disabled', 'phone_provider_disabled', 'signup_disabled'];

const limitCodes: readonly string[] = ['over_request_rate_limit', 'over_sms_send_rate_limit'];

/** Classifies a failure of the auth service by its `error_code`, or by its status if the code is not specific. */
export const authFailure = ({ status = 0, code = '' }: ServiceFailure): AuthFailure => {
  if (code === 'user_banned') return 'banned';
  if (closedCodes.includes(code)) return 'closed';
  if (limitCodes.includes(code) || status === 429) return 'limited';
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
};
