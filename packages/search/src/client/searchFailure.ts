import type { HttpFailure } from '@dealer/api/http';

/** Why a search failed. */
export type FailureReason = HttpFailure['reason'];

/** The error message of each reason. */
export const failureText: Readonly<Record<FailureReason, string>> = {
  offline: "We couldn't load the vehicles.",
  timeout: 'The search took too long to answer.',
  aborted: 'The search was cancelled.',
  status: 'The search server returned an error.',
  malformed: 'The search server returned an invalid response.',
};

/** An error with a reason that `failureReason` finds, although the adapter and InstantSearch both wrap the error. */
export const searchFailure = (reason: FailureReason, message = failureText[reason]): Error =>
  new Error(message, { cause: { reason } });

const isReason = (value: unknown): value is FailureReason =>
  typeof value === 'string' && Object.hasOwn(failureText, value);

/** An error and the errors that it wraps, the outermost first. */
const layersOf = (error: unknown): object[] => {
  const layers: object[] = [];
  let at = error;
  while (layers.length < 8 && typeof at === 'object' && at !== null) {
    layers.push(at);
    at = 'cause' in at ? at.cause : 'error' in at ? at.error : undefined;
  }
  return layers;
};

/** The reason of a search error, also if it is wrapped in other errors; `status` if it has none. */
export const failureReason = (error: unknown): FailureReason =>
  layersOf(error)
    .map((layer) => ('reason' in layer ? layer.reason : undefined))
    .find(isReason) ?? 'status';

/** What the search server said, or what else went wrong: the message of the innermost error. */
export const failureMessage = (error: unknown): string =>
  layersOf(error)
    .map((layer) => ('message' in layer ? layer.message : undefined))
    .findLast((message) => typeof message === 'string') ?? failureText.status;
