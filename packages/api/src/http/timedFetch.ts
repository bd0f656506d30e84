/**
 * A fetch that gives up after a while, for clients of other makers that bring no timeout of their own. The global is looked up at each
 * call: mocks and tests replace it after the client was made.
 *
 * @example
 * new ServiceClient({ fetch: timedFetch({ timeoutMs: 15_000 }) });
 */
export const timedFetch =
  ({ fetch: fetchOption, timeoutMs }: { fetch?: typeof fetch | undefined; timeoutMs: number }): typeof fetch =>
  (input, init) =>
    (fetchOption ?? globalThis.fetch)(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
