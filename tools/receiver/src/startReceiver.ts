import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startForwarder } from './forwarder.ts';
import type { Channel, ForwardLine } from './forwarder.ts';
import type { LeadStore } from './leadStore.ts';
import { createRateLimit } from './rateLimit.ts';
import type { CaptchaCheck } from './captchaCheck.ts';
import { createLeadReceiver } from './receiveLead.ts';
import type { FormCheckResult } from './receiveLead.ts';
import { isPassingFault, startStorageLoop, storageReason } from './storageLoop.ts';
import type { StorageLine } from './storageLoop.ts';

/** A line of the log. No address of a visitor, no browser, no field of a lead. */
export type ReceiverLine =
  | ForwardLine
  | StorageLine
  | {
      readonly event: 'call';
      readonly method: string;
      readonly path: string;
      readonly status: number;
      readonly ms: number;
      readonly lead_id?: number | undefined;
      readonly check?: FormCheckResult | undefined;
    }
  | { readonly event: 'retention'; readonly deleted: number };

export type ReceiverOptions = {
  /** Opens where leads are stored: `sqliteLeadStore` or `postgresLeadStore`. Called again where it is not available at the start. */
  readonly openStore: () => Promise<LeadStore>;
  readonly port: number;
  readonly host?: string;
  readonly channels: readonly Channel[];
  /** Origins of websites that call this server directly; calls through the website's own server need none. */
  readonly origins?: readonly string[];
  /** The address of a visitor is the last one of `X-Forwarded-For`. Only behind a proxy that sets it. */
  readonly trustProxy?: boolean;
  /** Verifies the captcha of the website's forms. */
  readonly captcha?: CaptchaCheck | undefined;
  /** Calls of an address in a minute. */
  readonly mostCalls?: number;
  /** Days after which a lead is deleted; at least 2, because devices retry for a day. */
  readonly retentionDays?: number;
  readonly log: (line: ReceiverLine) => void;
  readonly now?: () => number;
  /** The wait after a failed delivery or a storage error. */
  readonly retryDelayMs?: (attempts: number) => number;
  /** After how long a delivery without a recorded result is due again. */
  readonly leaseMs?: number;
};

/** A running receiver. */
export type Receiver = {
  readonly url: string;
  /** Ends after the calls and the delivery under way. */
  readonly stop: () => Promise<void>;
};

const maxBodyBytes = 64 * 1024;
const dayMs = 86_400_000;
const retentionEveryMs = 3_600_000;
/** How long a stop waits for calls under way. */
const stopMs = 10_000;

type Reply = { status: number; body?: object; headers?: Record<string, string>; check?: FormCheckResult | undefined };

/** The device sends the lead again. */
const unavailable: Reply = { status: 503, body: { error: 'Please try again.' } };

/** The text of a body; undefined if it is too large. */
const bodyOf = async (incoming: IncomingMessage): Promise<string | undefined> => {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) return undefined;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBodyBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/**
 * Starts a server that receives leads at `POST /api/leads`, stores them and forwards them. `GET /health` has the number of deliveries
 * that wait and that were given up. Several receivers on one store share its work.
 */
export const startReceiver = async ({
  openStore,
  port,
  host = '127.0.0.1',
  channels,
  origins = [],
  trustProxy = false,
  captcha,
  mostCalls = 30,
  retentionDays = 90,
  log,
  now = Date.now,
  retryDelayMs,
  leaseMs,
}: ReceiverOptions): Promise<Receiver> => {
  const openLeads = async () => {
    const store = await openStore();
    return {
      store,
      forwarder: startForwarder(channels, { store, now, log, delayMs: retryDelayMs, leaseMs }),
      receive: createLeadReceiver({ store, channels: channels.map(({ name }) => name), captcha }),
    };
  };
  let leads: Awaited<ReturnType<typeof openLeads>> | undefined;
  try {
    leads = await openLeads();
  } catch (error) {
    // A full disk or a database that is down: the storage opens later, and calls are answered 503 until then.
    if (!isPassingFault(error)) throw error;
    log({ event: 'storage', task: 'retention', reason: storageReason(error) });
  }
  const waitSeconds = createRateLimit({ most: mostCalls, now });
  let isStopping = false;
  const retain = async (): Promise<number> => {
    leads ??= await openLeads();
    const deleted = await leads.store.deleteBefore(now() - retentionDays * dayMs);
    if (deleted > 0) log({ event: 'retention', deleted });
    return retentionEveryMs;
  };
  const retention = startStorageLoop('retention', retain, { log, delayMs: retryDelayMs });

  const addressOf = (incoming: IncomingMessage): string => {
    const forwarded = trustProxy
      ? String(incoming.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return forwarded || (incoming.socket.remoteAddress ?? '');
  };
  const leadReply = async (incoming: IncomingMessage): Promise<Reply> => {
    const wait = waitSeconds(addressOf(incoming));
    if (wait > 0)
      return {
        status: 429,
        body: { error: 'Too many enquiries. Please try again in a moment.' },
        headers: { 'retry-after': String(wait) },
      };
    const text = await bodyOf(incoming);
    if (text === undefined)
      return { status: 413, body: { error: 'The enquiry is too large.' }, headers: { connection: 'close' } };
    const key = incoming.headers['idempotency-key'];
    if (leads === undefined) return unavailable;
    const reply = await leads.receive({ text, key: typeof key === 'string' ? key : undefined }, now());
    if (reply.status === 201) leads.forwarder.wake();
    return reply;
  };
  const replyTo = async (incoming: IncomingMessage, path: string): Promise<Reply> => {
    if (path === '/health') {
      if (isStopping) return { status: 503, body: { status: 'stopping' } };
      if (leads === undefined) return { status: 503, body: { status: 'no storage' } };
      const { waiting, failed } = await leads.store.counts();
      return { status: 200, body: { status: 'ok', waiting, failed } };
    }
    if (path !== '/api/leads') return { status: 404, body: { error: 'There is no such address.' } };
    if (incoming.method === 'OPTIONS') return { status: 204 };
    if (incoming.method !== 'POST')
      return { status: 405, body: { error: 'Only POST.' }, headers: { allow: 'POST, OPTIONS' } };
    return leadReply(incoming);
  };
  const corsHeaders = (origin: string | undefined): Record<string, string> => {
    if (origin === undefined || !origins.includes(origin)) return { vary: 'origin' };
    return {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key',
      'access-control-expose-headers': 'Retry-After',
      'access-control-max-age': '86400',
    };
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const started = now();
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const reply = await replyTo(incoming, path).catch((error: unknown): Reply => {
      // A visitor who closes the connection while sending is no fault of the storage.
      if (!incoming.destroyed || incoming.complete)
        log({ event: 'storage', task: 'call', reason: storageReason(error) });
      return unavailable;
    });
    const text = reply.body === undefined ? '' : JSON.stringify(reply.body);
    outgoing.writeHead(reply.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...corsHeaders(incoming.headers.origin),
      ...reply.headers,
    });
    outgoing.end(text);
    if (path === '/health') return;
    log({
      event: 'call',
      method: incoming.method ?? '',
      // Any other path is a visitor's own text.
      path: path === '/api/leads' ? path : 'other',
      status: reply.status,
      ms: now() - started,
      lead_id: reply.body !== undefined && 'lead_id' in reply.body ? Number(reply.body.lead_id) : undefined,
      check: reply.check,
    });
  };
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const endWork = async (): Promise<void> => {
    await Promise.all([retention.stop(), leads?.forwarder.stop()]);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    await endWork();
    await leads?.store.close();
    throw error;
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    stop: async () => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), stopMs);
      await Promise.all([closed, endWork()]);
      clearTimeout(force);
      await leads?.store.close();
    },
  };
};
