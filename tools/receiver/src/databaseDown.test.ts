import { postgresPrograms, postgresServer, type PostgresServer } from '@dealer/server/test';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Delivery } from './leadStore.ts';
import { postgresLeadStore } from './postgresLeadStore.ts';
import { startReceiver } from './startReceiver.ts';
import type { Receiver, ReceiverLine } from './startReceiver.ts';
import { exampleLead } from './testing/exampleLead.ts';

describe.skipIf(postgresPrograms() === undefined)('receivers whose database is stopped', () => {
  let database: PostgresServer;
  const receivers: Receiver[] = [];
  const lines: ReceiverLine[] = [];
  const sent: Delivery[] = [];
  const sending = new Set<number>();
  const start = async (): Promise<Receiver> => {
    const receiver = await startReceiver({
      openStore: () => postgresLeadStore(database.url),
      port: 0,
      mostCalls: 10_000,
      channels: [
        {
          name: 'webhook',
          send: async (delivery) => {
            expect(sending.has(delivery.leadId)).toBe(false);
            sending.add(delivery.leadId);
            await pause(50);
            sending.delete(delivery.leadId);
            sent.push(delivery);
          },
        },
      ],
      log: (line) => lines.push(line),
      retryDelayMs: () => 100,
    });
    receivers.push(receiver);
    return receiver;
  };
  const post = async ({ url }: Receiver, key: string): Promise<number> => {
    const headers = { 'idempotency-key': key };
    return (await fetch(`${url}/api/leads`, { method: 'POST', headers, body: JSON.stringify(exampleLead) })).status;
  };
  /** Sends a lead until it is accepted, as the visitor's device does. Returns the answers. */
  const sendUntilAccepted = async (receiver: Receiver, key: string): Promise<number[]> => {
    const answers: number[] = [];
    for (;;) {
      const status = await post(receiver, key);
      answers.push(status);
      if (status < 300) return answers;
      await pause(100);
    }
  };

  beforeAll(async () => {
    database = await postgresServer();
  }, 60_000);
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await Promise.all(receivers.map(({ stop }) => stop()));
    database?.remove();
  }, 60_000);

  it('receivers whose database is stopped refuse leads so that devices send them again, and lose, repeat or send none twice', async () => {
    const running = [await start(), await start()];
    const from = (receivers: Receiver[], name: string) =>
      Array.from({ length: 20 }, (_, index) =>
        sendUntilAccepted(receivers[index % receivers.length]!, `${name}-${index}`),
      );
    const before = from(running, 'before');
    await Promise.race(before);
    // Some leads are stored, one of each receiver is being sent, and others arrive.
    database.stop();
    const late = await start();
    const during = from([...running, late], 'during');
    const started = performance.now();
    for (const receiver of [...running, late]) {
      expect(await post(receiver, 'probe')).toBe(503);
      expect((await fetch(`${receiver.url}/health`)).status).toBe(503);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
    await pause(Number(process.env['DATABASE_DOWN_MS'] ?? 2_000));
    database.start();
    const answers = await Promise.all([...before, ...during]);
    for (const status of answers.flat()) expect([200, 201, 503]).toContain(status);
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${late.url}/health`)).json()).toEqual({ status: 'ok', waiting: 0, failed: 0 }),
      20_000,
    );
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map(({ leadId }) => leadId)).size).toBe(40);
    expect(sent.filter(({ mayRepeat }) => mayRepeat)).toEqual([]);
    const reasons = lines.flatMap((line) => (line.event === 'storage' ? line.reason : []));
    expect(reasons).toContainEqual(expect.stringMatching(/^PostgreSQL [A-Z0-9_]+$/));
    expect(JSON.stringify(lines)).not.toMatch(/ana\.kerr|0412345678/);
  }, 120_000);

  it('receivers whose database is stopped: does not start with a password or a database that is wrong', async () => {
    const wrong = database.url.replace('/postgres', '/nothing');
    await expect(
      startReceiver({ openStore: () => postgresLeadStore(wrong), port: 0, channels: [], log: console.log }),
    ).rejects.toThrow('does not exist');
  });
});
