import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresPrograms, postgresServer, type PostgresServer } from '@dealer/server/test';
import postgres from 'postgres';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { captchaCheck } from './captchaCheck.ts';
import type { Channel } from './forwarder.ts';
import type { LeadStore } from './leadStore.ts';
import { leadMail, mailChannel } from './mailChannel.ts';
import { postgresLeadStore } from './postgresLeadStore.ts';
import { sqliteLeadStore } from './sqliteLeadStore.ts';
import { startReceiver } from './startReceiver.ts';
import type { Receiver, ReceiverLine, ReceiverOptions } from './startReceiver.ts';
import { webhookChannel } from './webhookChannel.ts';
import { exampleLead } from './testing/exampleLead.ts';

let folder: string;
let endings: (() => unknown)[];
let openStore: () => Promise<LeadStore>;
/** What is stored, as whoever gets hold of the disk reads it. */
let storedText: () => Promise<string>;
let database: PostgresServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  endings = [];
  openStore = () => sqliteLeadStore(file());
  storedText = async () => readFileSync(file()).toString('latin1');
});
afterEach(async () => {
  for (const end of endings.toReversed()) await end();
  rmSync(folder, { recursive: true });
});

/** A busy machine may need seconds. */
const soon = { timeout: 15_000 };

const file = (): string => join(folder, 'leads.db');

const hasPostgres = postgresPrograms() !== undefined;
beforeAll(async () => {
  if (hasPostgres) database = await postgresServer();
}, 60_000);
afterAll(() => database?.remove());
const inDatabase = async <Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> => {
  const sql = postgres(database?.url ?? '', { max: 1, onnotice: () => undefined });
  return work(sql).finally(() => sql.end());
};

/** The same tests with leads in an SQLite file and in PostgreSQL. */
const describeStores = (name: string, tests: () => void): void => {
  describe(`${name}, with an SQLite file`, tests);
  describe.skipIf(!hasPostgres)(`${name}, with PostgreSQL`, () => {
    beforeEach(async () => {
      await inDatabase((sql) => sql`drop table if exists dealer_leads, dealer_lead_deliveries`);
      openStore = () => postgresLeadStore(database?.url ?? '');
      storedText = () =>
        inDatabase(async (sql) =>
          JSON.stringify([await sql`select * from dealer_leads`, await sql`select * from dealer_lead_deliveries`]),
        );
    });
    tests();
  });
};
const start = async (
  options: Partial<ReceiverOptions> = {},
): Promise<
  Receiver & { lines: ReceiverLine[]; post: (body: unknown, key?: string, headers?: object) => Promise<Response> }
> => {
  const lines: ReceiverLine[] = [];
  const receiver = await startReceiver({
    openStore,
    port: 0,
    channels: [],
    mostCalls: 1_000,
    log: (line) => lines.push(line),
    ...options,
  });
  let running: Promise<void> | undefined;
  const stop = (): Promise<void> => (running ??= receiver.stop());
  endings.push(stop);
  const post = (body: unknown, key = 'key-1', headers: object = {}): Promise<Response> =>
    fetch(`${receiver.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { url: receiver.url, stop, lines, post };
};

/** A dealer's system that answers with the given statuses, then with 200. */
const startWebhook = async (statuses: number[] = []) => {
  const calls: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      calls.push({ headers: incoming.headers, body });
      outgoing.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { calls, channel: webhookChannel({ url: `http://127.0.0.1:${port}/leads`, secret: 'secret', now: Date.now }) };
};

const startMailServer = async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, callback) => {
      void text(stream).then((mail) => {
        mails.push(mail);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    channel: mailChannel({
      url: `smtp://127.0.0.1:${port}`,
      from: 'website@dealer.example',
      to: 'sales@dealer.example',
    }),
  };
};

describeStores('a lead', () => {
  it('a lead is stored and forwarded once for 50 simultaneous calls with one key', async () => {
    const { calls, channel } = await startWebhook();
    const { post, stop } = await start({ channels: [channel] });
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(exampleLead)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon);
    await stop();
    expect(calls).toHaveLength(1);
  });

  it('a lead is stored once by two processes on one file', async () => {
    const [first, second] = [await start(), await start()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? first : second).post(exampleLead)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });

  it('the receiver repeats the answer from another tab, and refuses another message under its key', async () => {
    const { post } = await start();
    expect((await post(exampleLead)).status).toBe(201);
    expect((await post({ ...exampleLead, url: 'https://dealer.example/other' })).status).toBe(200);
    const conflict = await post({ ...exampleLead, message: 'Another question.' });
    expect([conflict.status, await conflict.json()]).toEqual([
      409,
      { error: 'This key was used for another enquiry.' },
    ]);
  });
});

describeStores('the acceptance of an offer', () => {
  const { name: _n, last_name: _l, email: _e, phone: _p, ...visit } = exampleLead;
  const valuation = { ...exampleLead, category: 'Trade-In Valuation' };
  const acceptanceOf = (lead_id: unknown): Record<string, unknown> => ({
    ...visit,
    category: 'Trade-In Valuation',
    lead_id,
    offer_accepted: true,
    form_completed: true,
  });
  const idOf = async (answer: Promise<Response>): Promise<number> =>
    ((await (await answer).json()) as { lead_id: number }).lead_id;

  it('a lead refers to a valuation, once, and needs no captcha', async () => {
    const { post } = await start({ captcha: () => Promise.resolve('passed') });
    const lead_id = await idOf(post(valuation));
    const strict = await start({ captcha: () => Promise.resolve('failed') });
    const first = await strict.post(acceptanceOf(String(lead_id)), 'key-2');
    expect([first.status, await first.json()]).toEqual([201, { lead_id }]);
    expect((await strict.post(acceptanceOf(String(lead_id)), 'key-2')).status).toBe(200);
    const second = await strict.post(acceptanceOf(lead_id), 'key-3');
    expect([second.status, await second.json()]).toEqual([422, { error: 'This offer was accepted before.' }]);
  });

  it('a lead is stored once for 10 simultaneous calls with other keys', async () => {
    const { post } = await start();
    const lead_id = await idOf(post(valuation));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(acceptanceOf(lead_id), `accept-${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
  });

  it('a lead is refused and not forwarded without a valuation of this website', async () => {
    const { calls, channel } = await startWebhook();
    const { post, stop } = await start({ channels: [channel] });
    const lead_id = await idOf(post(valuation));
    const enquiry = await idOf(post(exampleLead, 'key-2'));
    const accepted = await idOf(post({ ...valuation, offer_accepted: 'true' }, 'key-3'));
    const refused = [
      ...[enquiry, 1001, lead_id - 1, lead_id + 0.5, -lead_id, '', ' ', 'x', '1e13', undefined].map(acceptanceOf),
      { ...acceptanceOf(lead_id), url: 'https://another-dealer.example/trade-in' },
    ];
    for (const [index, body] of refused.entries())
      expect((await post(body, `refused-${index}`)).status, JSON.stringify(body)).toBe(404);
    await vi.waitFor(() => expect(calls).toHaveLength(3), soon);
    await stop();
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual(
      [lead_id, enquiry, accepted].map((id) => `lead-${id}`),
    );
  });

  it('a lead is refused if a program sends it, or with an address for two recipients', async () => {
    const { post } = await start();
    const lead_id = await idOf(post(valuation));
    const trapped = {
      ...acceptanceOf(lead_id),
      lead_attributes: { ...(exampleLead['lead_attributes'] as object), form_trap: 'x' },
    };
    expect((await post(trapped, 'key-2')).status).toBe(422);
    expect((await post({ ...acceptanceOf(lead_id), email: 'a@b.example, c@d.example' }, 'key-3')).status).toBe(422);
  });

  it('a lead needs an id that cannot be guessed from another one', async () => {
    const { post } = await start();
    const ids: number[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await idOf(post(valuation, `key-${index}`)));
    for (const id of ids) expect(String(id)).toMatch(/^[1-9]\d{13}$/);
    const steps = ids.toSorted((a, b) => a - b).map((id, index, sorted) => id - (sorted[index - 1] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(1_000_000);
  });
});

describeStores('forwarding', () => {
  it('the receiver sends an e-mail to the yard that answers to the shopper', async () => {
    const { mails, channel } = await startMailServer();
    const { post } = await start({ channels: [channel] });
    const answer = await post({ ...exampleLead, car_description: 'Hilux\r\nBcc: all@evil.example' });
    const { lead_id } = (await answer.json()) as { lead_id: number };
    await vi.waitFor(() => expect(mails).toHaveLength(1), soon);
    expect(mails[0]).toContain('Reply-To: ana.kerr@example.com');
    expect(mails[0]).toContain(`Message-ID: <lead-${lead_id}@dealer.example>`);
    expect(mails[0]).toContain('phone: 0412345678');
    expect(mails[0]).toContain('car_description: Hilux\r\n    Bcc: all@evil.example');
    expect(mails[0]).not.toMatch(/^Bcc:/im);
  });

  it('signs the webhook that forwards a lead', async () => {
    const { calls, channel } = await startWebhook();
    const { post } = await start({ channels: [channel] });
    const { lead_id } = (await (await post(exampleLead)).json()) as { lead_id: number };
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon);
    const { headers, body } = calls[0] ?? { headers: {}, body: '' };
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', 'secret').update(signed).digest('base64')}`);
    expect(JSON.parse(body)).toMatchObject({ lead_id, phone: '0412345678' });
  });

  it('the receiver retries a failed webhook with the same id, and ends with the first success', async () => {
    const { calls, channel } = await startWebhook([500, 503]);
    const { post, lines, stop } = await start({ channels: [channel], retryDelayMs: () => 5 });
    const { lead_id } = (await (await post(exampleLead)).json()) as { lead_id: number };
    await vi.waitFor(() => expect(lines.filter(({ event }) => event === 'delivery')).toHaveLength(3), soon);
    await stop();
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(`lead-${lead_id}`));
    expect(calls.map(({ body }) => body).join()).not.toContain('may_be_repeat');
    expect(lines.flatMap((line) => (line.event === 'delivery' ? [line.result] : []))).toEqual([
      'failed',
      'failed',
      'delivered',
    ]);
  });

  it('the receiver says that a lead may be a repeat after a recipient that accepted it and did not answer', async () => {
    const bodies: string[] = [];
    const server = createServer((incoming, outgoing) => {
      void text(incoming).then((body) => {
        bodies.push(body);
        if (bodies.length === 1) incoming.socket.destroy();
        else outgoing.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endings.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as AddressInfo;
    const channel = webhookChannel({ url: `http://127.0.0.1:${port}/`, secret: 's', now: Date.now });
    const { post } = await start({ channels: [channel], retryDelayMs: () => 5 });
    await post({ ...exampleLead, may_be_repeat: 'no' });
    await vi.waitFor(() => expect(bodies).toHaveLength(2), soon);
    expect(bodies.map((body) => (JSON.parse(body) as object)['may_be_repeat' as never])).toEqual([undefined, true]);
    const options = { leadId: 7, mayRepeat: true };
    expect(leadMail(exampleLead as never, options).text).toMatch(/^Lead 7\nYou may have this e-mail already/);
  });

  it('the receiver forwards waiting leads after a restart', async () => {
    const { calls, channel } = await startWebhook([500]);
    const first = await start({ channels: [channel] });
    await first.post(exampleLead);
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon);
    await first.stop();
    const health = await (await fetch(`${(await start({ channels: [channel] })).url}/health`)).json();
    expect(health).toEqual({ status: 'ok', waiting: 1, failed: 0 });
    await start({ channels: [channel], now: () => Date.now() + 60_000 });
    await vi.waitFor(() => expect(calls).toHaveLength(2), soon);
  });

  it('a receiver does not let a mail server that is down delay the webhook', async () => {
    const { calls, channel } = await startWebhook();
    const mail = mailChannel({ url: 'smtp://127.0.0.1:1', from: 'w@dealer.example', to: 's@dealer.example' });
    const { post, lines } = await start({ channels: [mail, channel] });
    await post(exampleLead);
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon);
    expect(lines).toContainEqual(expect.objectContaining({ channel: 'email', result: 'failed', reason: 'ESOCKET' }));
  });
});

describeStores('two receivers', () => {
  it('two receivers never send a lead at the same time, and send each once, however long it takes', async () => {
    const sending = new Set<number>();
    const sent: number[] = [];
    const send: Channel['send'] = async ({ leadId }) => {
      expect(sending.has(leadId)).toBe(false);
      sending.add(leadId);
      await pause(20);
      sending.delete(leadId);
      sent.push(leadId);
    };
    const options: Partial<ReceiverOptions> = { channels: [{ name: 'webhook', send }], retryDelayMs: () => 5 };
    const [one, two] = [await start(options), await start(options)];
    const ids = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const answer = await (index % 2 === 0 ? one : two).post(exampleLead, `key-${index}`);
        return ((await answer.json()) as { lead_id: number }).lead_id;
      }),
    );
    await vi.waitFor(() => expect(sent.toSorted()).toEqual(ids.toSorted()), 10_000);
    await Promise.all([one.stop(), two.stop()]);
    expect(sent).toHaveLength(30);
  });

  it('receivers take over the lead of one that was killed, and say that it may be a repeat', async () => {
    const store = await openStore();
    await store.add({ key: 'k', body: exampleLead as never, now: 1_000, channels: ['webhook'] });
    const lost = await store.claim('webhook', { now: 1_000, until: 5_000 });
    expect(lost).toMatchObject({ attempts: 0, mayRepeat: false });
    expect(await store.claim('webhook', { now: 4_999, until: 9_000 })).toBeUndefined();
    const second = await store.claim('webhook', { now: 5_000, until: 9_000 });
    expect(second).toMatchObject({ leadId: lost?.leadId, attempts: 1, mayRepeat: true });
    // The first one was only slow: what it found out last does not start a third attempt.
    await store.failed(lost!, { reason: 'late', isUnclear: false, nextAt: 5_001 });
    expect(await store.nextAt('webhook')).toBe(9_000);
    await store.delivered(lost!, 6_000);
    await store.failed(second!, { reason: 'late', isUnclear: false, nextAt: 5_001 });
    expect([await store.nextAt('webhook'), await store.counts()]).toEqual([
      undefined,
      { leads: 1, waiting: 0, failed: 0 },
    ]);
    await store.close();
  });
});

describeStores('bad input', () => {
  it.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['an empty object', {}, 400],
    ['deep nesting', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400],
    [
      'deep nesting in a lead',
      `${JSON.stringify(exampleLead).slice(0, -1)},"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      400,
    ],
    ['no way to answer', { ...exampleLead, phone: '', email: ' ' }, 422],
    ['an address with a second recipient', { ...exampleLead, email: 'a@b.example, c@d.example' }, 422],
    ['a line break in the address', { ...exampleLead, email: 'a@b.example\r\nBcc: c@d.example' }, 422],
    ['another type', { ...exampleLead, phone: { $ne: '' } }, 400],
    ['a body of 100 kB', { ...exampleLead, message: 'x'.repeat(100_000) }, 413],
  ])('%s is refused with a reason', async (_, body, status) => {
    const { post, url } = await start();
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) });
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it.each(["Robert'); DROP TABLE leads;--", '<script>alert(1)</script>', '\u0000\u202e', '__proto__'])(
    'the text %j is stored as it is',
    async (message) => {
      const { post, stop } = await start();
      expect((await post({ ...exampleLead, message })).status).toBe(201);
      await stop();
      const store = await openStore();
      expect(await store.leadsOf({ email: 'ana.kerr@example.com' })).toEqual([expect.objectContaining({ message })]);
      await store.close();
    },
  );

  it('an address and a number longer than any index holds are stored', async () => {
    const { post } = await start();
    const long = { ...exampleLead, email: `${'ana'.repeat(9_000)}@b.example`, phone: '04123'.repeat(5_000) };
    expect((await post(long)).status).toBe(201);
  });

  it('a body without an end does not hold up other visitors', async () => {
    const { post, url } = await start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    endings.push(() => socket.destroy());
    socket.write('POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{');
    expect((await post(exampleLead)).status).toBe(201);
    socket.destroy();
  });

  it('a missing key, another method and another address are refused', async () => {
    const { url, post } = await start();
    expect((await post(exampleLead, ' ')).status).toBe(400);
    expect((await post(exampleLead, 'k'.repeat(300))).status).toBe(400);
    expect((await fetch(`${url}/api/leads`)).status).toBe(405);
    expect((await fetch(`${url}/api/../leads.db`)).status).toBe(404);
  });

  it('an address that sends too much waits, and another one does not', async () => {
    let time = Date.now();
    const { post } = await start({ mostCalls: 2, trustProxy: true, now: () => time });
    const from = (address: string, key: string): Promise<Response> =>
      post(exampleLead, key, { 'x-forwarded-for': `198.51.100.1, ${address}` });
    expect((await from('2001:db8::1', 'a')).status).toBe(201);
    expect((await from('2001:db8::2', 'b')).status).toBe(201);
    const limited = await from('2001:db8::3', 'c');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await from('203.0.113.7', 'd')).status).toBe(201);
    time += 30_000;
    expect((await from('2001:db8::3', 'c')).status).toBe(201);
  });
});

describeStores('the check of a form', () => {
  const withCheck = (check: object): object => ({
    ...exampleLead,
    lead_attributes: { ...(exampleLead['lead_attributes'] as object), form_open_ms: 9_000, ...check },
  });
  const startCaptcha = async (answer: (form: URLSearchParams) => object | number) => {
    const forms: URLSearchParams[] = [];
    const server = createServer((incoming, outgoing) => {
      void text(incoming).then((body) => {
        const form = new URLSearchParams(body);
        forms.push(form);
        const result = answer(form);
        if (typeof result === 'number') outgoing.writeHead(result).end();
        else outgoing.end(JSON.stringify(result));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endings.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as AddressInfo;
    return {
      forms,
      captcha: captchaCheck({ provider: 'turnstile', secret: 'secret', address: `http://127.0.0.1:${port}/` }),
    };
  };

  it('the receiver refuses a program, with a reason, and accepts the same lead of a person', async () => {
    const { post, lines } = await start();
    expect((await post(withCheck({ form_trap: 'https://spam.example' }))).status).toBe(422);
    const fast = await post(withCheck({ form_open_ms: 300 }));
    expect([fast.status, await fast.json()]).toEqual([
      422,
      { error: 'Please check your details and send the form again.' },
    ]);
    expect((await post(withCheck({}))).status).toBe(201);
    expect(lines.map((line) => (line.event === 'call' ? line.check : ''))).toEqual(['trap', 'fast', undefined]);
  });

  it('the receiver verifies a token once for simultaneous and repeated calls of a key', async () => {
    const { forms, captcha } = await startCaptcha(() => ({ success: forms.length === 1 }));
    const { post, stop } = await start({ captcha });
    const lead = withCheck({ captcha_token: 'token-1' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(lead)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    expect((await post(lead)).status).toBe(200);
    expect(forms.map((form) => Object.fromEntries(form))).toEqual([{ secret: 'secret', response: 'token-1' }]);
    await stop();
    const store = await openStore();
    expect(JSON.stringify(await store.leadsOf({ email: 'ana.kerr@example.com' }))).not.toMatch(/token-1|form_open_ms/);
    await store.close();
  });

  it.each([
    ['no token', undefined, { success: true }, 422],
    ['an expired token', 't', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 422],
    ['a wrong secret of the dealer', 't', { success: false, 'error-codes': ['invalid-input-secret'] }, 201],
    ['a service in trouble', 't', 500, 201],
  ])('the receiver answers a lead with %s', async (_, captcha_token, answer, status) => {
    const { captcha } = await startCaptcha(() => answer);
    const { post, lines } = await start({ captcha });
    expect((await post(withCheck({ captcha_token }))).status).toBe(status);
    expect(lines[0]).toMatchObject({ check: status === 201 ? 'captcha unavailable' : 'captcha' });
  });
});

describeStores('personal data', () => {
  it('the receiver writes personal data to no line of the log', async () => {
    const { channel } = await startWebhook([500]);
    const { post, lines, url } = await start({ channels: [channel], retryDelayMs: () => 1 });
    const { lead_id } = (await (await post(exampleLead)).json()) as { lead_id: number };
    await post({ ...exampleLead, email: 'broken' }, 'key-2');
    await fetch(`${url}/api/leads/ana.kerr@example.com?phone=0412345678`);
    await vi.waitFor(() => expect(lines.filter(({ event }) => event === 'delivery')).toHaveLength(2), soon);
    expect(JSON.stringify(lines)).not.toMatch(/ana|kerr|0412345678|still available|127\.0\.0\.1|Mozilla/i);
    expect(lines[0]).toMatchObject({ event: 'call', method: 'POST', path: '/api/leads', status: 201, lead_id });
  });

  it('a lead of a person is deleted by phone or e-mail, in any spelling, and its key stays used', async () => {
    const { post, stop } = await start({
      channels: [webhookChannel({ url: 'http://127.0.0.1:1/', secret: 's', now: Date.now })],
    });
    const { lead_id } = (await (await post(exampleLead)).json()) as { lead_id: number };
    await post({ ...exampleLead, name: 'Ben', phone: '', email: 'ben@example.com' }, 'key-2');
    await stop();
    const store = await openStore();
    expect(await store.deletePerson({ phone: '0499 999 999' })).toBe(0);
    expect(await store.deletePerson({ phone: '+61 412 345 678' })).toBe(1);
    expect(await store.deletePerson({ email: ' Ben@Example.com' })).toBe(1);
    expect(await store.counts()).toEqual({ leads: 2, waiting: 0, failed: 0 });
    await store.close();
    expect(await storedText()).not.toMatch(/ana\.kerr|0412345678|Ben/);
    const next = await start();
    expect(await (await next.post(exampleLead)).json()).toEqual({ lead_id });
  });

  it('a lead is deleted after the days that the dealer chose', async () => {
    let time = Date.now();
    const first = await start({ now: () => time, retentionDays: 30 });
    await first.post(exampleLead);
    await first.stop();
    time += 31 * 86_400_000;
    const { lines } = await start({ now: () => time, retentionDays: 30 });
    await vi.waitFor(() => expect(lines).toEqual([{ event: 'retention', deleted: 1 }]), soon);
  });
});

describe('the server', () => {
  it('the server answers websites of the configured origins only', async () => {
    const { url, post } = await start({ origins: ['https://dealer.example'] });
    const preflight = await fetch(`${url}/api/leads`, {
      method: 'OPTIONS',
      headers: { origin: 'https://dealer.example' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    const answer = await post(exampleLead, 'k', { origin: 'https://dealer.example' });
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect(
      (await post(exampleLead, 'k', { origin: 'https://evil.example' })).headers.get('access-control-allow-origin'),
    ).toBe(null);
  });

  it('the server finishes the call under way before it stops', async () => {
    const { url, stop } = await start();
    const body = JSON.stringify(exampleLead);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const received = text(socket);
    socket.write(
      `POST /api/leads HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIdempotency-Key: k\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 10));
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), soon);
    const stopped = stop();
    socket.write(body.slice(10));
    expect(await received).toContain('201 Created');
    await stopped;
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });
});
