import type { AnalyticsEventId } from '@dealer/core/analytics';

/** What happens on a site and may interest an analyst or QA; ids are those of specification section 7. Nothing in it says who the visitor is. */
export type StorefrontEvent =
  | { kind: 'analytics'; id: AnalyticsEventId; name: string; carId?: number }
  | { kind: 'regionFailed'; region: string; message: string }
  | { kind: 'malformedHit'; reasons: string[] }
  | { kind: 'settingIgnored'; path: string; message: string };

type Listener = (event: StorefrontEvent) => void;

/** One stream of events; a listener that throws never disturbs the page (specification section 8). */
export type EventBus = {
  emit: Listener;
  /** `past`: also what happened before, for whoever was fetched later. */
  subscribe: (listener: Listener, past?: boolean) => () => void;
};

/** Events that are kept for listeners to come. */
const mostKept = 50;

/**
 * Makes the event bus of a storefront. Each event is also said to the window, as `dealer:event`, for QA to watch.
 *
 * @example
 * const events = createEventBus();
 * events.subscribe((event) => console.info(event));
 * events.emit({ kind: 'analytics', id: 49, name: 'search page view' });
 */
export const createEventBus = (): EventBus => {
  const listeners = new Set<Listener>();
  const kept: StorefrontEvent[] = [];
  const tell = (listener: Listener, event: StorefrontEvent): void => {
    try {
      listener(event);
    } catch (error) {
      console.warn('An analytics listener failed.', error);
    }
  };
  return {
    emit: (event) => {
      kept.push(event);
      if (kept.length > mostKept) kept.shift();
      for (const listener of listeners) tell(listener, event);
      globalThis.dispatchEvent?.(new CustomEvent('dealer:event', { detail: event }));
    },
    subscribe: (listener, past = false) => {
      if (past) for (const event of kept) tell(listener, event);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
