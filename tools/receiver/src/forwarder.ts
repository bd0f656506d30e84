import type { ChannelName, Delivery, LeadStore } from './leadStore.ts';
import { startStorageLoop, storageReason } from './storageLoop.ts';
import type { StorageLine } from './storageLoop.ts';

/** Sends a lead; rejects with the reason if it was not accepted. */
export type Channel = {
  readonly name: ChannelName;
  readonly send: (delivery: Delivery) => Promise<void>;
  readonly close?: () => void;
};

/** How long after a failed attempt the next one starts, in milliseconds: 30 seconds, doubled each time, at most an hour. */
export const retryDelayMs = (attempts: number): number => Math.min(3_600_000, 30_000 * 2 ** Math.min(attempts, 10));

/** Attempts until a delivery is given up: about three days. */
const mostAttempts = 78;

/** How often deliveries are looked for at the latest, in milliseconds: another process may have stored or left them. */
const longestWaitMs = 60_000;

/** For how long a delivery belongs to the process that started it, in milliseconds: longer than any channel sends. */
const defaultLeaseMs = 300_000;

/** The service did not accept a lead. The message has no field of the lead, because it is logged. */
export class DeliveryError extends Error {}

/** Whether the recipient does not have the lead for sure: it refused it, or was not reached. */
const isRefusal = (error: unknown): boolean => {
  if (error instanceof DeliveryError) return true;
  const { responseCode, syscall, cause } = error as { responseCode?: unknown; syscall?: unknown; cause?: unknown };
  if (typeof responseCode === 'number' || syscall === 'connect' || syscall === 'getaddrinfo') return true;
  return cause !== undefined && isRefusal(cause);
};

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
type Forwarder = {
  /** Looks for due deliveries now. */
  wake: () => void;
  /** Ends after the delivery under way. */
  stop: () => Promise<void>;
};

type ForwarderOptions = {
  store: LeadStore;
  now: () => number;
  log: (line: ForwardLine | StorageLine) => void;
  /** The wait after a failed attempt, and after a storage error. */
  delayMs?: ((attempts: number) => number) | undefined;
  /** After how long a delivery without a recorded result is due again, for instance of a process that was killed. */
  leaseMs?: number | undefined;
};

const forwardBy = (
  channel: Channel,
  { store, now, log, delayMs: delay, leaseMs = defaultLeaseMs }: ForwarderOptions,
): Forwarder => {
  const delayMs = delay ?? retryDelayMs;
  let isStopped = false;
  /** Writes the result of the last attempt; remains until it succeeded, and nothing is sent before. */
  let record: (() => Promise<void>) | undefined;

  const recordResult = async (): Promise<void> => {
    await record?.();
    record = undefined;
  };
  const deliver = async (delivery: Delivery): Promise<void> => {
    const { leadId: lead_id, attempts } = delivery;
    const line = { event: 'delivery', lead_id, channel: channel.name, attempt: attempts + 1 } as const;
    try {
      await channel.send(delivery);
    } catch (error) {
      const isLast = attempts + 1 >= mostAttempts;
      const reason = reasonOf(error);
      const nextAt = isLast ? undefined : now() + delayMs(attempts);
      const isUnclear = delivery.mayRepeat || !isRefusal(error);
      record = () => store.failed(delivery, { reason, isUnclear, nextAt });
      log({ ...line, result: isLast ? 'given up' : 'failed', reason });
      return;
    }
    const deliveredAt = now();
    record = () => store.delivered(delivery, deliveredAt);
    log({ ...line, result: 'delivered' });
  };
  const work = async (): Promise<number> => {
    for (;;) {
      await recordResult();
      const started = now();
      const due = isStopped ? undefined : await store.claim(channel.name, { now: started, until: started + leaseMs });
      if (due === undefined) break;
      await deliver(due);
    }
    return Math.min(longestWaitMs, Math.max(0, ((await store.nextAt(channel.name)) ?? Infinity) - now()));
  };
  const loop = startStorageLoop(channel.name, work, { log, delayMs: delay });
  return {
    wake: loop.wake,
    stop: async () => {
      isStopped = true;
      await loop.stop();
      try {
        await recordResult();
      } catch (error) {
        // The next process sends this lead again, with the same id.
        log({ event: 'storage', task: channel.name, reason: storageReason(error) });
      }
      channel.close?.();
    },
  };
};

/**
 * Starts forwarding: each lead once by each channel, with retries at growing intervals. A channel that is down delays no other. What
 * waits is in the store, so a restart goes on where the last process ended.
 */
export const startForwarder = (channels: readonly Channel[], options: ForwarderOptions): Forwarder => {
  const forwarders = channels.map((channel) => forwardBy(channel, options));
  return {
    wake: () => forwarders.forEach(({ wake }) => wake()),
    stop: async () => void (await Promise.all(forwarders.map(({ stop }) => stop()))),
  };
};
