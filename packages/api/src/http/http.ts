import { visibleText } from '@dealer/core/format';
import { eitherSignal } from './eitherSignal.ts';

/** Why a call has no valid response. */
export type HttpFailure = {
  kind: 'failed';
  reason: 'offline' | 'timeout' | 'aborted' | 'status' | 'malformed';
  /** The HTTP status if the server answered. */
  status?: number;
  /** The server's message if it sent `{ error }` or `{ message }`. */
  message?: string;
  /** The value of the header `Retry-After`. */
  retryAfter?: string;
  /** The response had no body; only of calls with `reportsEmpty`. */
  isEmpty?: true;
};

/** A valid response. */
export type HttpOk<T> = { kind: 'ok'; value: T; status: number };

export type HttpResult<T> = HttpOk<T> | HttpFailure;

type Query = Record<string, string | number | boolean | undefined>;

/** Validates a response: a zod schema, or `readBy` for calls of the first load, which must not include zod. */
export type AnswerSchema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

export type HttpCall<T> = {
  schema: AnswerSchema<T>;
  body?: unknown;
  query?: Query;
  headers?: Record<string, string>;
  /** The session's token, for calls about a person (decision E25). */
  bearer?: string | undefined;
  signal?: AbortSignal;
  /** In milliseconds; overrides that of the client. */
  timeoutMs?: number;
  /** A refusal without a body is marked as such. */
  reportsEmpty?: boolean;
};

/** The HTTP client. It never throws; failures are typed results. */
export type Http = {
  json: <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call: HttpCall<T>) => Promise<HttpResult<T>>;
};

export type HttpOptions = {
  /** Prefix of each path; '' for the page's own origin. */
  baseUrl: string;
  fetch?: typeof fetch | undefined;
  /** In milliseconds; default 15,000. */
  timeoutMs?: number;
};

/** The error message in a response body, `error` before `message`; blank ones are absent. If either is not a string, both are ignored. */
const serverMessage = (value: unknown): string | undefined => {
  const { error, message } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const texts = [error, message].filter((text) => text !== undefined);
  return texts.every((text) => typeof text === 'string')
    ? texts.find((text) => visibleText(text).trim() !== '')
    : undefined;
};

const withQuery = (path: string, query: Query | undefined): string => {
  if (!query) return path;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

/** Creates the HTTP client of a storefront. A response that the call's schema does not accept is a failure. */
export const createHttp = ({ baseUrl, fetch: fetchOption, timeoutMs = 15_000 }: HttpOptions): Http => {
  // The global is looked up for each call, because mocks and tests replace it after the client was created.
  const doFetch: typeof fetch = (input, init) => (fetchOption ?? globalThis.fetch)(input, init);
  return {
    json: async (
      method,
      path,
      { schema, body, query, headers, bearer, signal, timeoutMs: ownTimeout, reportsEmpty = false },
    ) => {
      const timeout = AbortSignal.timeout(ownTimeout ?? timeoutMs);
      let response: Response;
      let text: string;
      try {
        response = await doFetch(baseUrl + withQuery(path, query), {
          method,
          headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(bearer && { authorization: `Bearer ${bearer}` }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: eitherSignal(signal, timeout),
        });
        text = await response.text();
      } catch {
        if (signal?.aborted) return { kind: 'failed', reason: 'aborted' };
        return { kind: 'failed', reason: timeout.aborted ? 'timeout' : 'offline' };
      }
      let value: unknown;
      try {
        value = text === '' ? undefined : JSON.parse(text);
      } catch {
        value = undefined;
      }
      if (!response.ok) {
        const message = serverMessage(value);
        const retryAfter = response.headers.get('retry-after');
        return {
          kind: 'failed',
          reason: 'status',
          status: response.status,
          ...(message ? { message } : {}),
          ...(retryAfter ? { retryAfter } : {}),
          ...(reportsEmpty && text.trim() === '' ? { isEmpty: true as const } : {}),
        };
      }
      const parsed = schema.safeParse(value);
      if (!parsed.success) return { kind: 'failed', reason: 'malformed', status: response.status };
      return { kind: 'ok', value: parsed.data, status: response.status };
    },
  };
};
