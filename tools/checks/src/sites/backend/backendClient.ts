import { randomUUID } from 'node:crypto';
import { contractAreas } from '@dealer/api/contracts';
import type { Contract, ContractExample } from '@dealer/api/contracts';

/** What the check knows about the backend. */
export type BackendTarget = {
  /** The address before `/api`: the site's `services.api.baseUrl`. */
  readonly url: string;
  /** The address of the website itself, for site files; default: not checked. */
  readonly hostUrl?: string;
  /** The address of the auth service; default: not checked. */
  readonly authUrl?: string;
  /** The id and slug of a vehicle in stock that replace those of the examples. */
  readonly vehicle?: { readonly id: number; readonly slug: string };
  /** The bearer token of a test person; default: signs in by the code of the example, if there is an auth service. */
  readonly token?: string;
  /** Milliseconds until a call is aborted; default: the contract's timeout. */
  readonly timeoutMs?: number;
};

/** A response, read. */
export type Answer = { readonly status: number; readonly type: string; readonly text: string; readonly body: unknown };

/** Sends calls to a backend. A connection without a response throws. */
export type BackendClient = {
  readonly target: BackendTarget;
  /** The address before the contract's path, undefined if it is not checked. */
  readonly baseOf: (contract: Contract) => string | undefined;
  readonly send: (contract: Contract, example: CallParts) => Promise<Answer>;
  /** Fills in what the example needs first: a token, a reference, a key of this run. */
  readonly prepare: (contract: Contract) => Promise<CallParts>;
  /** Sends the example. A code is requested and used once in a run, because services limit both. */
  readonly sendExample: (contract: Contract) => Promise<Answer>;
};

/** An example without its answer; `request` may be the raw text of a body. */
export type CallParts = Omit<ContractExample, 'answer'> & { readonly rawBody?: string };

const contracts = contractAreas.flatMap((area) => area.contracts);
const contractOf = (route: string): Contract => {
  const found = contracts.find(({ method, path }) => `${method} ${path}` === route);
  if (found === undefined) throw new Error(`${route} is in no contract`);
  return found;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const member = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;

const exampleVehicle = { id: 1001, slug: '2022-toyota-hilux-1001' };

/** Replaces the vehicle and the page of the examples by those of the target. */
const localised = (value: unknown, { url, vehicle = exampleVehicle }: BackendTarget): unknown => {
  const text = JSON.stringify(value);
  return text === undefined
    ? undefined
    : JSON.parse(text, (name, part: unknown) => {
        if (part === exampleVehicle.id) return vehicle.id;
        if (part === exampleVehicle.slug) return vehicle.slug;
        if (name === 'id' && part === String(exampleVehicle.id)) return String(vehicle.id);
        return name === 'return_url' ? new URL('/', url).href : part;
      });
};

/**
 * Creates the client of a check. Each run uses keys of its own, so that a second run is not a repetition of the first.
 */
export const createBackendClient = (target: BackendTarget): BackendClient => {
  const keys = new Map<string, string>();
  const keyOf = (given: string): string => {
    const key = keys.get(given) ?? randomUUID();
    keys.set(given, key);
    return key;
  };
  const baseOf = ({ host = 'api' }: Contract): string | undefined =>
    ({ api: target.url, host: target.hostUrl, auth: target.authUrl, maps: undefined, site: undefined })[host];

  const send = async (contract: Contract, parts: CallParts): Promise<Answer> => {
    const { params = {}, query = {}, headers = {}, request, rawBody } = parts;
    const path = Object.entries(params).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
      contract.path,
    );
    const url = new URL(`${(baseOf(contract) ?? target.url).replace(/\/$/, '')}/${path.replace(/^\//, '')}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: contract.method,
      headers: { 'content-type': 'application/json', ...headers },
      body: rawBody ?? (request === undefined ? null : JSON.stringify(request)),
      redirect: 'manual',
      signal: AbortSignal.timeout(target.timeoutMs ?? contract.timeoutMs ?? 15_000),
    });
    const text = await response.text();
    return {
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0] ?? '',
      text,
      body: parsed(text),
    };
  };

  const exampleOf = (contract: Contract): CallParts => {
    const { answer: _, ...example } = contract.examples[0];
    const parts = localised(example, target) as CallParts;
    const headers = Object.fromEntries(
      Object.entries(parts.headers ?? {})
        .filter(([name]) => name !== 'Authorization')
        .map(([name, value]) => [name, name === 'Idempotency-Key' ? keyOf(value) : value]),
    );
    return { ...parts, headers };
  };
  const sentOnce = new Map<string, Promise<Answer>>();
  const isSentOnce = ({ path }: Contract): boolean => path === '/auth/v1/otp' || path === '/auth/v1/verify';
  const sendNow = async (contract: Contract): Promise<Answer> => send(contract, await prepare(contract));
  const sendExample = (contract: Contract): Promise<Answer> => {
    if (!isSentOnce(contract)) return sendNow(contract);
    const sent = sentOnce.get(contract.path) ?? sendNow(contract);
    sentOnce.set(contract.path, sent);
    return sent;
  };
  const answerOf = async (route: string): Promise<unknown> => (await sendExample(contractOf(route))).body;

  const signIn = (): Promise<unknown> => answerOf('POST /auth/v1/verify');
  const tokenOf = async (): Promise<string | undefined> => {
    if (target.token !== undefined) return target.token;
    if (target.authUrl === undefined) return undefined;
    const token = member(await signIn(), 'access_token');
    return typeof token === 'string' ? token : undefined;
  };
  const withId = async (parts: CallParts, route: string, name: string): Promise<CallParts> => ({
    ...parts,
    params: { id: String(member(await answerOf(route), name)) },
  });
  const requestWith = (parts: CallParts, fields: object): CallParts => ({
    ...parts,
    request: { ...(parts.request as object), ...fields },
  });
  const preparations: Record<string, (parts: CallParts) => Promise<CallParts>> = {
    'POST /auth/v1/verify': async (parts) => {
      await answerOf('POST /auth/v1/otp');
      return parts;
    },
    'POST /auth/v1/token': async (parts) => ({
      ...parts,
      request: { refresh_token: member(await signIn(), 'refresh_token') },
    }),
    'POST /api/reservations': async (parts) =>
      requestWith(parts, { lead_id: String(member(await answerOf('POST /api/leads'), 'lead_id')) }),
    'GET /api/reservations/{id}': (parts) => withId(parts, 'POST /api/reservations', 'reservation_id'),
    'GET /api/payments/{id}': (parts) => withId(parts, 'POST /api/payments', 'payment_id'),
    'POST /api/lookups/valuation': async (parts) =>
      requestWith(parts, { id: member(await answerOf('POST /api/lookups/rego'), 'id') }),
  };
  const prepare = async (contract: Contract): Promise<CallParts> => {
    const parts = exampleOf(contract);
    const ready = (await preparations[`${contract.method} ${contract.path}`]?.(parts)) ?? parts;
    if (contract.bearer !== 'required') return ready;
    const token = await tokenOf();
    return token === undefined ? ready : { ...ready, headers: { ...ready.headers, Authorization: `Bearer ${token}` } };
  };
  return { target, baseOf, send, prepare, sendExample };
};
