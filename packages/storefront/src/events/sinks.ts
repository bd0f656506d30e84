import { sendBeacon } from '@dealer/api/http';
import { ownValue } from '@dealer/core/data';
import { errorText } from '@dealer/core/errors';
import type { AnalyticsSink } from '@dealer/core/site';
import type { StorefrontEvent } from './events.ts';

/** Takes an analytics event somewhere. */
export type Sink = (event: Extract<StorefrontEvent, { kind: 'analytics' }>) => void;

/** Events of one moment go in one call. */
const batchMs = 1_000;

const toConsole: Sink = (event) => console.info('analytics', event);

const toDataLayer =
  (name = 'dataLayer'): Sink =>
  ({ id, name: what, carId }) => {
    const page = globalThis as unknown as Record<string, unknown>;
    const present = ownValue(page, name);
    const layer: unknown[] = Array.isArray(present) ? present : [];
    page[name] = layer;
    layer.push({
      event: 'dealer',
      dealer_event_id: id,
      dealer_event_name: what,
      dealer_car_id: carId,
    });
  };

const toAddress = (url: string, now: () => number): Sink => {
  let batch: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = batch;
    batch = [];
    if (events.length > 0 && !sendBeacon(url, events)) console.warn(errorText('analytics'));
  };
  addEventListener('pagehide', flush);
  return ({ id, name, carId }) => {
    // The path only: the query may contain what somebody typed.
    batch.push({ id, name, at: now(), page: location.pathname, car_id: carId });
    timer ??= setTimeout(flush, batchMs);
  };
};

/**
 * Creates the sink that the setting `services.analytics` selects. A sink that posts needs an address; without one there is no sink.
 */
export const makeSink = ({ kind, id, url }: AnalyticsSink, now: () => number): Sink | undefined => {
  switch (kind) {
    case 'console':
      return toConsole;
    case 'dataLayer':
      return toDataLayer(id);
    case 'http':
      return url === undefined ? undefined : toAddress(url, now);
  }
};
