/** What happens on a site and may interest an analyst or QA; ids are those of specification section 7. */
export type StorefrontEvent =
  | { kind: 'analytics'; id: number; name: string; carId?: number }
  | { kind: 'regionFailed'; region: string; message: string }
  | { kind: 'malformedHit'; reasons: string[] };

/** One stream of events; a listener that throws never disturbs the page (specification section 8). */
export type EventBus = { emit: (event: StorefrontEvent) => void; subscribe: (listener: (event: StorefrontEvent) => void) => () => void };

/**
 * Makes the event bus of a storefront.
 *
 * @example
 * const events = createEventBus();
 * events.subscribe((event) => console.info(event));
 * events.emit({ kind: 'analytics', id: 49, name: 'search page view' });
 */
export const createEventBus = (): EventBus => {
  const listeners = new Set<(event: StorefrontEvent) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          console.warn('An analytics listener failed.', error);
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
