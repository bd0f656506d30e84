import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { contractAreas } from '@dealer/api/contracts';
import type { Contract } from '@dealer/api/contracts';
import { createBackendClient } from './backendClient.ts';
import type { Answer, BackendClient, BackendTarget, CallParts } from './backendClient.ts';

/** What is tested of one contract. */
type BackendCheck = 'example' | 'invalid request' | 'no session' | 'repeated key' | 'simultaneous key' | 'used key';

/** One result; `detail` is the fault or the reason for skipping, '' if it passed. */
export type BackendRow = {
  readonly area: string;
  readonly contract: string;
  readonly call: string;
  readonly check: BackendCheck;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly detail: string;
};

/** Says what is wrong with an answer, undefined if nothing is. */
type Verdict = string | undefined;

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
const accepted = (contract: Contract, { status, type, text, body }: Answer): Verdict => {
  if (status >= 300) return `status ${status} instead of 2xx: ${shortened(text)}`;
  if (contract.answer === 'unread') return undefined;
  if (typeof contract.answer === 'string')
    return type === contract.answer ? undefined : `content type "${type}" instead of ${contract.answer}`;
  if (body === undefined) return `not JSON: ${shortened(text)}`;
  const issue = contract.answer.safeParse(body).error?.issues[0];
  return issue && `${issue.path.join('.') || 'the response'}: ${issue.message}`;
};
const hasReason = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' && body.error !== '';

/** Services with the API of Supabase Auth have their own error format. */
const refused = ({ host }: Contract, { status, text, body }: Answer, wanted?: number): Verdict => {
  if (wanted === undefined ? status < 400 || status >= 500 : status !== wanted)
    return `status ${status} instead of ${wanted ?? '4xx'}: ${shortened(text)}`;
  return host === 'auth' || hasReason(body) ? undefined : `no text in "error": ${shortened(text)}`;
};

/** The same call with other words from the visitor: the first text or number of the body is different. */
const changed = (parts: CallParts): CallParts => {
  const body = parts.request as Record<string, unknown>;
  if ('message' in body) return { ...parts, request: { ...body, message: 'Another question.' } };
  const [name, value] = Object.entries(body).find(([, part]) => typeof part === 'number') ?? [];
  return name === undefined
    ? { ...parts, request: { ...body, other: 'Another value.' } }
    : { ...parts, request: { ...body, [name]: Number(value) + 1 } };
};
const withKey = (parts: CallParts, key: string): CallParts => ({
  ...parts,
  headers: { ...parts.headers, 'Idempotency-Key': key },
});

/** Whether two answers to one key have the same content: references must be equal, the status may differ. */
const sameAnswer = (first: Answer, second: Answer): Verdict =>
  first.status < 300 && second.status < 300 && isDeepStrictEqual(first.body, second.body)
    ? undefined
    : `two answers: ${first.status} ${shortened(first.text)} and ${second.status} ${shortened(second.text)}`;

type Check = (contract: Contract, client: BackendClient) => Promise<Verdict>;

/** In this order: simultaneous calls are the first use of the run's key, the others repeat it. */
const checks: Record<BackendCheck, { applies: (contract: Contract) => boolean; run: Check }> = {
  'simultaneous key': {
    applies: ({ idempotencyKey }) => idempotencyKey === true,
    run: async (contract, client) => {
      const call = await client.prepare(contract);
      const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => client.send(contract, call)));
      return others.map((other) => first && sameAnswer(first, other)).find((wrong) => wrong !== undefined);
    },
  },
  example: {
    applies: () => true,
    run: async (contract, client) => accepted(contract, await client.sendExample(contract)),
  },
  'repeated key': {
    applies: ({ idempotencyKey }) => idempotencyKey === true,
    run: async (contract, client) => {
      const call = await client.prepare(contract);
      return sameAnswer(await client.send(contract, call), await client.send(contract, call));
    },
  },
  'used key': {
    applies: ({ idempotencyKey, request }) => idempotencyKey === true && request !== undefined,
    run: async (contract, client) =>
      refused(contract, await client.send(contract, changed(await client.prepare(contract))), 409),
  },
  'invalid request': {
    // The page does not read the answers of the others.
    applies: ({ answer, request }) => answer !== 'unread' && request !== undefined && !request.safeParse({}).success,
    run: async (contract, client) => {
      const { request: _, ...parts } = await client.prepare(contract);
      // A new key: a server may compare the body with the one of a known key first.
      const call = contract.idempotencyKey ? withKey(parts, randomUUID()) : parts;
      // Supabase Auth accepts an empty object where nothing changes.
      for (const rawBody of contract.host === 'auth' ? ['{'] : ['{', '{}']) {
        const wrong = refused(contract, await client.send(contract, { ...call, rawBody }));
        if (wrong !== undefined) return `for the body ${rawBody}: ${wrong}`;
      }
      return undefined;
    },
  },
  'no session': {
    applies: ({ bearer }) => bearer === 'required',
    run: async (contract, client) => {
      const { headers: { Authorization: _, ...headers } = {}, ...parts } = await client.prepare(contract);
      return refused(contract, await client.send(contract, { ...parts, headers }), 401);
    },
  },
};

const skipReason = (contract: Contract, check: BackendCheck, { baseOf, target }: BackendClient): Verdict => {
  if (contract.host === 'maps' || contract.host === 'site') return 'another service than the backend';
  if (baseOf(contract) === undefined) return contract.host === 'auth' ? 'no --auth' : 'no --host';
  const needsPerson = contract.bearer === 'required' && check !== 'no session';
  if (needsPerson && target.token === undefined && target.authUrl === undefined) return 'no --token and no --auth';
  return undefined;
};

/** The contracts of some areas, or all; signing out comes last, because it ends the session of the other calls. */
const orderedContracts = (areas?: readonly string[]): { area: string; contract: Contract }[] => {
  const chosen = contractAreas
    .filter(({ name }) => areas?.includes(name) ?? true)
    .flatMap(({ name, contracts }) => contracts.map((contract) => ({ area: name, contract })));
  const endsSession = ({ contract }: { contract: Contract }): boolean => contract.path === '/auth/v1/logout';
  return [...chosen.filter((row) => !endsSession(row)), ...chosen.filter(endsSession)];
};

/**
 * Drives every contract against a backend: the example of each contract, invalid bodies, missing sessions and repeated
 * keys. Only calls that read are made; with `write` all are, which records leads, payments and reservations, so the backend
 * has to be a test system.
 */
export const checkBackend = async (
  target: BackendTarget,
  { areas, write = false }: { areas?: readonly string[] | undefined; write?: boolean | undefined } = {},
): Promise<BackendRow[]> => {
  const client = createBackendClient(target);
  const rows: BackendRow[] = [];
  for (const { area, contract } of orderedContracts(areas).filter(({ contract }) => write || contract.method === 'GET'))
    for (const [check, { applies, run }] of Object.entries(checks) as [BackendCheck, (typeof checks)[BackendCheck]][]) {
      if (!applies(contract)) continue;
      const skipped = skipReason(contract, check, client);
      const fault =
        skipped === undefined
          ? await run(contract, client).catch((error: unknown) => `no response: ${String(error)}`)
          : undefined;
      rows.push({
        area,
        contract: contract.name,
        call: `${contract.method} ${contract.path}`,
        check,
        result: skipped !== undefined ? 'skipped' : fault !== undefined ? 'failed' : 'passed',
        detail: skipped ?? fault ?? '',
      });
    }
  return rows;
};
