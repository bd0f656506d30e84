/** A signal that aborts as soon as one of two does, like `AbortSignal.any`, which Safari supports only from 17.4 on. */
export const eitherSignal = (one: AbortSignal | undefined, other: AbortSignal): AbortSignal => {
  if (one === undefined) return other;
  const both = new AbortController();
  const abort = (): void => both.abort((one.aborted ? one : other).reason);
  if (one.aborted || other.aborted) abort();
  for (const signal of [one, other]) signal.addEventListener('abort', abort, { signal: both.signal });
  return both.signal;
};
