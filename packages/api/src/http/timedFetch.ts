/**
 * A `fetch` with a timeout in milliseconds, for third-party clients without one. The global is looked up for each call,
 * because mocks and tests replace it after the client was created.
 */
export const timedFetch =
  ({ fetch: fetchOption, timeoutMs }: { fetch?: typeof fetch | undefined; timeoutMs: number }): typeof fetch =>
  (input, init) =>
    (fetchOption ?? globalThis.fetch)(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
