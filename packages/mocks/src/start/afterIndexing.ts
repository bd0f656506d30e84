import { eitherSignal } from '@dealer/api/http';
import { searchTimeoutMs } from '@dealer/core/search';

/**
 * A `fetch` for mocked pages: the time-out of a search begins when the engine has indexed its stock, which takes long on a busy machine
 * and is no fault of the search. A search that is cancelled for another reason ends at once.
 */
export const afterIndexing = (
  doFetch: typeof fetch,
  { searchAddress, indexed }: { searchAddress: string; indexed: () => Promise<unknown> },
): typeof fetch => {
  let isIndexed = false;
  return async (input, init) => {
    if (isIndexed || !String(input instanceof Request ? input.url : input).startsWith(searchAddress))
      return doFetch(input, init);
    const stop = new AbortController();
    const given = init?.signal;
    const pass = (): void => {
      const reason = given?.reason as Error | undefined;
      if (reason?.name !== 'TimeoutError') stop.abort(reason);
    };
    if (given?.aborted) pass();
    given?.addEventListener('abort', pass, { signal: stop.signal });
    const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
    // An engine that failed says so in its answer to the search.
    await Promise.race([indexed().catch(() => undefined), stopped]);
    stop.signal.throwIfAborted();
    isIndexed = true;
    return doFetch(input, { ...init, signal: eitherSignal(stop.signal, AbortSignal.timeout(searchTimeoutMs)) });
  };
};
