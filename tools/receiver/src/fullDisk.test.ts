import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel } from './forwarder.ts';
import type { Delivery, LeadStore } from './leadStore.ts';
import { sqliteLeadStore } from './sqliteLeadStore.ts';
import { startReceiver } from './startReceiver.ts';
import type { Receiver, ReceiverLine, ReceiverOptions } from './startReceiver.ts';
import { exampleLead } from './testing/exampleLead.ts';

/** The writes of the store that fail, as on a full disk or a locked file. */
const failing = new Set<string>();
const failIfFull = (name: string): void => {
  if (failing.has('locked')) throw Object.assign(new Error(), { errcode: 5, errstr: 'database is locked' });
  if (failing.has(name)) throw Object.assign(new Error(), { errcode: 13, errstr: 'database or disk is full' });
};
/** The real store, but for the writes that fail. */
const openStore = async (file: string): Promise<LeadStore> => {
  failIfFull('open');
  return new Proxy(await sqliteLeadStore(file), {
    get: (target, name: keyof LeadStore) =>
      name in target &&
      ((...values: never[]): unknown => {
        if (name !== 'close') failIfFull(name);
        return (target[name] as (...all: never[]) => unknown)(...values);
      }),
  });
};
const writes = ['add', 'claim', 'delivered', 'failed', 'deleteBefore'];
const fill = (...names: string[]): void => names.forEach((name) => failing.add(name));

let folder: string;
let endings: (() => Promise<void>)[];
let sent: Delivery[];
let lines: ReceiverLine[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  endings = [];
  sent = [];
  lines = [];
  failing.clear();
});
afterEach(async () => {
  failing.clear();
  for (const end of endings.toReversed()) await end();
  rmSync(folder, { recursive: true });
});

const channel: Channel = {
  name: 'webhook',
  send: (delivery) => {
    sent.push(delivery);
    return Promise.resolve();
  },
};
const start = async (options: Partial<ReceiverOptions> = {}): Promise<Receiver> => {
  const receiver = await startReceiver({
    openStore: () => openStore(join(folder, 'leads.db')),
    port: 0,
    channels: [channel],
    log: (line) => lines.push(line),
    retryDelayMs: () => 5,
    leaseMs: 5,
    ...options,
  });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= receiver.stop());
  endings.push(stop);
  return { url: receiver.url, stop };
};
const post = ({ url }: Receiver, key = 'key-1'): Promise<Response> =>
  fetch(`${url}/api/leads`, { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify(exampleLead) });
/** A busy machine may need seconds. */
const soon = { timeout: 15_000 };

const storageLines = (): ReceiverLine[] => lines.filter(({ event }) => event === 'storage');

describe('a receiver on a full disk', () => {
  it('a receiver on a full disk restarted 20 times, loses no lead, and sends none twice without the same id and a note', async () => {
    let receiver = await start({ channels: [] });
    fill('delivered');
    await receiver.stop();
    receiver = await start();
    expect((await post(receiver, 'early')).status).toBe(201);
    await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
    await receiver.stop();
    for (let restart = 0; restart < 20; restart += 1) {
      failing.clear();
      // The disk is full after the lead was stored, after its delivery began, or before the start.
      fill(...(restart % 4 === 3 ? ['open'] : writes.slice(restart % 4)));
      receiver = await start();
      const { status } = await post(receiver, `key-${restart}`);
      expect([201, 503]).toContain(status);
      await vi.waitFor(() => expect(storageLines().length).toBeGreaterThan(restart), soon);
      await receiver.stop();
    }
    failing.clear();
    receiver = await start();
    for (let key = 0; key < 20; key += 1) expect((await post(receiver, `key-${key}`)).status).toBeLessThan(202);
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${receiver.url}/health`)).json()).toEqual({ status: 'ok', waiting: 0, failed: 0 }),
      soon,
    );
    expect(new Set(sent.map(({ leadId }) => leadId)).size).toBe(21);
    const first = new Set<number>();
    for (const { leadId, mayRepeat } of sent) {
      expect(mayRepeat).toBe(first.has(leadId));
      first.add(leadId);
    }
  });

  it('a receiver on a full disk sends a lead once while it runs, however often the note of the delivery fails', async () => {
    const receiver = await start();
    fill('delivered');
    await post(receiver);
    await vi.waitFor(() => expect(storageLines().length).toBeGreaterThan(5), soon);
    failing.clear();
    await vi.waitFor(
      async () => expect(await (await fetch(`${receiver.url}/health`)).json()).toMatchObject({ waiting: 0 }),
      soon,
    );
    expect(sent).toHaveLength(1);
    expect(storageLines()[0]).toEqual({
      event: 'storage',
      task: 'webhook',
      reason: 'SQLite 13: database or disk is full',
    });
  });

  it('a receiver on a full disk answers 503 until there is space, also when it was started without', async () => {
    fill('open');
    const receiver = await start();
    expect((await post(receiver)).status).toBe(503);
    expect((await fetch(`${receiver.url}/health`)).status).toBe(503);
    failing.clear();
    await vi.waitFor(async () => expect((await post(receiver)).status).toBe(201), soon);
    fill(...writes);
    expect((await post(receiver, 'key-2')).status).toBe(503);
    expect(storageLines().at(-1)).toMatchObject({ task: 'call', reason: 'SQLite 13: database or disk is full' });
  });

  it('a receiver on a full disk sends a lead once after another program has locked the file', async () => {
    const receiver = await start({ channels: [{ ...channel, send: () => Promise.reject(new Error('down')) }] });
    await post(receiver);
    await receiver.stop();
    fill('locked');
    await start();
    await vi.waitFor(
      () => expect(storageLines().at(-1)).toMatchObject({ reason: 'SQLite 5: database is locked' }),
      soon,
    );
    expect(sent).toEqual([]);
    failing.clear();
    await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
  });

  it('a receiver on a full disk does not start on a file that is no database', async () => {
    await expect(start({ openStore: () => openStore(join(folder, 'missing', 'leads.db')) })).rejects.toThrow(
      'unable to open',
    );
  });
});
