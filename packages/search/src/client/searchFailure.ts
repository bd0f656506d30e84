import type { HttpFailure } from '@dealer/api/http';

/** Why a search gave no answer. */
export type FailureReason = HttpFailure['reason'];

/** What is reported when the search server gives no usable answer. */
export const failureWords: Readonly<Record<FailureReason, string>> = {
  offline: 'The search could not be reached.',
  timeout: 'The search took too long to answer.',
  aborted: 'The search was stopped.',
  status: 'The search answered with an error.',
  malformed: 'The search gave an answer that could not be read.',
};

/** The error that carries the reason through the adapter and InstantSearch, which each wrap it in one of their own. */
export const searchFailure = (reason: FailureReason, message = failureWords[reason]): Error =>
  new Error(message, { cause: { reason } });

const isReason = (value: unknown): value is FailureReason =>
  typeof value === 'string' && Object.hasOwn(failureWords, value);

/**
 * The reason in an error of the search, however deep it is wrapped; `status` for one that says none.
 *
 * @example
 * failureReason(new Error('outer', { cause: searchFailure('offline') })) // => 'offline'
 */
export const failureReason = (error: unknown): FailureReason => {
  let at: unknown = error;
  for (let depth = 0; depth < 8 && typeof at === 'object' && at !== null; depth += 1) {
    if ('reason' in at && isReason(at.reason)) return at.reason;
    at = 'cause' in at ? at.cause : 'error' in at ? at.error : undefined;
  }
  return 'status';
};
