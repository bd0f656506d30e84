import { failureReason } from './searchFailure.ts';
import type { FailureReason } from './searchFailure.ts';

/** Why the latest search failed, for `useSyncExternalStore`; undefined while it is asked and once it is answered. */
export type Problems = { get: () => FailureReason | undefined; subscribe: (listener: () => void) => () => void };

type Client = { search: (...requests: never[]) => Promise<unknown> };

/**
 * A search client that keeps its failures to itself. InstantSearch, told of one, goes back to the last state that was answered: the
 * shopper's choice would be gone from page and address. So a failed search is, to InstantSearch, one that is never answered; it counts
 * it as done with the next answer. A failure of a search that is no longer the latest is nothing to anybody.
 *
 * @example
 * const { client, problems } = keptFailures(createSearchClient({ site, transport }));
 */
export const keptFailures = <C extends Client>(inner: C): { client: C; problems: Problems } => {
  const listeners = new Set<() => void>();
  let problem: FailureReason | undefined;
  let latest = 0;
  const tell = (next: FailureReason | undefined): void => {
    if (problem === next) return;
    problem = next;
    for (const listener of listeners) listener();
  };
  const search = (...requests: never[]): Promise<unknown> => {
    latest += 1;
    const own = latest;
    tell(undefined);
    return inner.search(...requests).catch((error: unknown) => {
      if (own === latest) tell(failureReason(error));
      return new Promise<never>(() => undefined);
    });
  };
  return {
    client: { ...inner, search },
    problems: {
      get: () => problem,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
};
