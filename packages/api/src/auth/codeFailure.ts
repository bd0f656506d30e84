import type { CodeChecked, CodeSent } from './authClient.ts';
import { authFailure } from './authFailure.ts';
import type { ServiceFailure } from './authFailure.ts';

/**
 * Why the auth service sent no code, from its `error_code` and status. Pages have their own text for each kind, because
 * the service forwards messages of its SMS provider. Only the waiting time is read from the message; no field has it.
 */
export const codeFailure = (error: ServiceFailure): Exclude<CodeSent, { kind: 'sent' }> => {
  const failure = authFailure(error);
  if (failure === 'closed' || failure === 'banned') return { kind: failure };
  if (failure !== 'limited') return { kind: 'failed' };
  const seconds = Number(/after (\d{1,4}) seconds?/.exec(error.message ?? '')?.[1]);
  return seconds > 0 ? { kind: 'tooSoon', waitMs: seconds * 1000 } : { kind: 'limited' };
};

/** Why a code was not accepted. Only the `error_code` of a wrong code, or none, means that the code is wrong. */
export const checkFailure = (error: ServiceFailure): Exclude<CodeChecked, { kind: 'signedIn' }> => {
  const failure = authFailure(error);
  if (failure !== 'refused' && failure !== 'unreachable') return { kind: failure };
  const isAboutCode = error.code === undefined || error.code === 'otp_expired';
  return { kind: failure === 'refused' && isAboutCode ? 'badCode' : 'failed' };
};
