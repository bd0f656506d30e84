import type { ChannelName, Delivery, LeadStore } from './leadStore.ts';

/** Sends a lead; rejects with the reason if it was not accepted. */
export type Channel = {
  readonly name: ChannelName;
  readonly send: (delivery: Delivery) => Promise<void>;
  readonly close?: () => void;
};

/** How long after a failed attempt the next one starts, in milliseconds: 30 seconds, doubled each time, at most an hour. */
export const retryDelayMs = (attempts: number): number => Math.min(3_600_000, 30_000 * 2 ** Math.min(attempts, 10));

/** Attempts until a delivery is given up: about three days. */
export const mostAttempts = 78;

/** The longest delay of a Node timer is about 25 days; a check each hour also finds deliveries of another process. */
const longestWaitMs = 3_600_000;

/** The service did not accept a lead. The message has no field of the lead, because it is logged. */
export class DeliveryError extends Error {}

/** Why an attempt failed, without the text of a server, which may repeat a shopper's address. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DeliveryError) return error.message;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? (error instanceof Error ? error.name : 'unknown'), responseCode]
    .filter((part) => part !== undefined)
    .join(' ');
};

/** A line of the log about a delivery, without a field of the lead. */
export type ForwardLine = {
  readonly event: 'delivery';
  readonly lead_id: number;
  readonly channel: ChannelName;
  readonly result: 'delivered' | 'failed' | 'given up';
  readonly attempt: number;
  readonly reason?: string;
};

/** Forwards stored leads, of each channel one after another. */
export type Forwarder = {
  /** Looks for due deliveries now. */
  wake: () => void;
  /** Ends after the delivery under way. */
  stop: () => Promise<void>;
};

type ForwarderOptions = {
  store: LeadStore;
  now: () => number;
  log: (line: ForwardLine) => void;
  delayMs?: (attempts: number) => number;
};

const forwardBy = (channel: Channel, { store, now, log, delayMs = retryDelayMs }: ForwarderOptions): Forwarder => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const deliver = async (delivery: Delivery): Promise<void> => {
    const { leadId: lead_id, attempts } = delivery;
    const line = { event: 'delivery', lead_id, channel: channel.name, attempt: attempts + 1 } as const;
    try {
      await channel.send(delivery);
    } catch (error) {
      const isLast = attempts + 1 >= mostAttempts;
      const reason = reasonOf(error);
      store.failed(delivery, { reason, nextAt: isLast ? undefined : now() + delayMs(attempts) });
      log({ ...line, result: isLast ? 'given up' : 'failed', reason });
      return;
    }
    store.delivered(delivery, now());
    log({ ...line, result: 'delivered' });
  };
  const work = async (): Promise<void> => {
    for (let due = store.due(channel.name, now()); due !== undefined && !isStopped; ) {
      await deliver(due);
      due = store.due(channel.name, now());
    }
  };
  const wake = (): void => {
    if (isStopped || running !== undefined) return;
    clearTimeout(timer);
    running = work().finally(() => {
      running = undefined;
      if (isStopped) return;
      const waitMs = Math.max(0, (store.nextAt(channel.name) ?? Infinity) - now());
      timer = setTimeout(wake, Math.min(longestWaitMs, waitMs));
    });
  };
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      channel.close?.();
    },
  };
};

/**
 * Starts forwarding: each lead once by each channel, with retries at growing intervals. A channel that is down delays no other. What
 * waits is in the store, so a restart goes on where the last process ended.
 *
 * @example
 * const forwarder = startForwarder([mailChannel(...)], { store, now: Date.now, log: console.log });
 */
export const startForwarder = (channels: readonly Channel[], options: ForwarderOptions): Forwarder => {
  const forwarders = channels.map((channel) => forwardBy(channel, options));
  return {
    wake: () => forwarders.forEach(({ wake }) => wake()),
    stop: async () => void (await Promise.all(forwarders.map(({ stop }) => stop()))),
  };
};
