import { randomUUID } from 'node:crypto';
import { contractAreas } from '@dealer/api/contracts';
import type { Contract, ContractExample } from '@dealer/api/contracts';
import type { Handler } from '@dealer/vite/server';

/** What was found about one call of one contract. */
export type ApiFinding = { contract: string; call: string; kind: 'ok' | 'fault' | 'skipped'; message: string };

const addressOf = ({ path }: Contract, { params = {}, query = {} }: ContractExample): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

/** The fault of an answer; undefined if it is as the contract says. A 4xx with `error` is a refusal, which pages handle. */
const faultOf = async (answer: Response, contract: Contract): Promise<string | undefined> => {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (answer.status >= 400) {
    const body: unknown = type.includes('json') ? await answer.json().catch(() => undefined) : undefined;
    const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    return typeof error === 'string' || typeof message === 'string'
      ? undefined
      : `answered ${answer.status} without a JSON member "error"`;
  }
  if (contract.answer === 'unread') return undefined;
  if (typeof contract.answer === 'string')
    return type.startsWith(contract.answer) ? undefined : `answered ${type || 'no type'} instead of ${contract.answer}`;
  const body: unknown = await answer.json().catch(() => undefined);
  if (body === undefined) return `answered ${answer.status} without JSON`;
  const read = contract.answer.safeParse(body);
  return read.success
    ? undefined
    : read.error.issues
        .map(({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`)
        .join('; ');
};

/**
 * Drives the contracts of the dealer's backend with their examples, and compares each answer with its contract. Calls that write are made
 * with `write` only: a backend would record leads. With it, a call with an idempotency key is made twice and must get the same answer.
 *
 * @example
 * const findings = await checkApi((request) => fetch(request), { base: 'https://backend.example', write: false });
 */
export const checkApi = async (
  backend: Handler,
  { base, write, bearer }: { base: string; write: boolean; bearer?: string },
): Promise<ApiFinding[]> => {
  const findings: ApiFinding[] = [];
  const contracts = contractAreas.flatMap((area) => area.contracts).filter(({ host = 'api' }) => host === 'api');
  for (const contract of contracts)
    for (const example of contract.examples) {
      const address = addressOf(contract, example);
      const finding = { contract: contract.name, call: `${contract.method} ${address}` };
      if (contract.method !== 'GET' && !write) {
        findings.push({ ...finding, kind: 'skipped', message: 'it writes: add --write' });
        continue;
      }
      if (contract.bearer === 'required' && bearer === undefined) {
        findings.push({ ...finding, kind: 'skipped', message: 'it needs a person: add --bearer' });
        continue;
      }
      const headers = new Headers(example.headers);
      if (contract.idempotencyKey) headers.set('idempotency-key', randomUUID());
      if (bearer !== undefined && contract.bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
      if (example.request !== undefined) headers.set('content-type', 'application/json');
      const call = (): Promise<Response> =>
        backend(
          new Request(base.replace(/\/+$/, '') + address, {
            method: contract.method,
            headers,
            body: example.request === undefined ? undefined : JSON.stringify(example.request),
            signal: AbortSignal.timeout(contract.timeoutMs ?? 15_000),
          }),
        );
      try {
        const answer = await call();
        const first = await answer.clone().text();
        let fault = await faultOf(answer, contract);
        if (fault === undefined && contract.idempotencyKey && answer.ok && (await (await call()).text()) !== first)
          fault = 'a repeated call with the same Idempotency-Key got another answer';
        findings.push({
          ...finding,
          kind: fault === undefined ? 'ok' : 'fault',
          message: fault ?? String(answer.status),
        });
      } catch (error) {
        findings.push({ ...finding, kind: 'fault', message: `did not answer: ${(error as Error).message}` });
      }
    }
  return findings;
};
