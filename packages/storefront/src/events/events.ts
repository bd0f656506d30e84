import type { AnalyticsEventId } from '@dealer/core/analytics';

/** An event of a site for analytics or QA; each has a fixed id. No event identifies the visitor. */
export type StorefrontEvent =
  | { kind: 'analytics'; id: AnalyticsEventId; name: string; carId?: number }
  | { kind: 'regionFailed'; region: string; message: string }
  | { kind: 'malformedHit'; reasons: string[] }
  | { kind: 'settingIgnored'; path: string; message: string };

type Listener = (event: StorefrontEvent) => void;

/** One stream of events; a listener that throws never disturbs the page. */
export type EventBus = {
  emit: Listener;
  /** `past`: also calls back for earlier events, for listeners that load late. */
  subscribe: (listener: Listener, past?: boolean) => () => void;
};

/** Earlier events that late listeners receive. */
const maxPast = 50;

/** Makes the event bus of a storefront. Each event is also dispatched on the window as `dealer:event`, for QA. */
export const createEventBus = (): EventBus => {
  const listeners = new Set<Listener>();
  const recent: StorefrontEvent[] = [];
  const notify = (listener: Listener, event: StorefrontEvent): void => {
    try {
      listener(event);
    } catch (error) {
      console.warn('An analytics listener failed.', error);
    }
  };
  return {
    emit: (event) => {
      recent.push(event);
      if (recent.length > maxPast) recent.shift();
      for (const listener of listeners) notify(listener, event);
      globalThis.dispatchEvent?.(new CustomEvent('dealer:event', { detail: event }));
    },
    subscribe: (listener, past = false) => {
      if (past) for (const event of recent) notify(listener, event);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
