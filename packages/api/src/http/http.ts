import { eitherSignal } from './eitherSignal.ts';

/** Why a call gave no answer that can be used. */
export type HttpFailure = {
  kind: 'failed';
  reason: 'offline' | 'timeout' | 'aborted' | 'status' | 'malformed';
  /** The HTTP status, where the server answered. */
  status?: number;
  /** The server's own words, where it sent `{ error }` or `{ message }`. */
  message?: string;
  /** The pause that a server in trouble asked for, as it wrote it. */
  retryAfter?: string;
};

/** An answer that the contract accepts. */
export type HttpOk<T> = { kind: 'ok'; value: T; status: number };

export type HttpResult<T> = HttpOk<T> | HttpFailure;

type Query = Record<string, string | number | boolean | undefined>;

/** What reads an answer: a zod schema, or a few lines by hand (`readBy`) where a page calls before it stands, and zod would weigh. */
export type AnswerSchema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/** One call: what it sends and the shape that its answer must have. */
export type HttpCall<T> = {
  schema: AnswerSchema<T>;
  body?: unknown;
  query?: Query;
  headers?: Record<string, string>;
  /** The session's token: calls about a person carry it (decision E25). */
  bearer?: string | undefined;
  signal?: AbortSignal;
  /** Milliseconds; overrides the client's own. */
  timeoutMs?: number;
};

/** The one door to the network. It never throws: each failure is a typed result. */
export type Http = {
  json: <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call: HttpCall<T>) => Promise<HttpResult<T>>;
};

export type HttpOptions = {
  /** Put before each path; '' for the page's own origin. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** Milliseconds until a call counts as timed out. */
  timeoutMs?: number;
};

/** The server's own words for a refusal: both fields are texts or absent, else neither counts. */
const serverWords = (value: unknown): string | undefined => {
  const { error, message } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const words = [error, message].filter((part) => part !== undefined);
  return words.every((part) => typeof part === 'string') ? words[0] : undefined;
};

const withQuery = (path: string, query: Query | undefined): string => {
  if (!query) return path;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

/**
 * Makes the HTTP client of a storefront. Answers are parsed by the call's schema; anything else is a failure with a reason.
 *
 * @example
 * const http = createHttp({ baseUrl: '' });
 * const answer = await http.json('GET', '/api/delivery-price', { query: { postcode: '4000' }, schema: priceSchema });
 * if (answer.kind === 'ok') show(answer.value);
 */
export const createHttp = ({ baseUrl, fetch: fetchOption, timeoutMs = 15_000 }: HttpOptions): Http => {
  // Looked up at each call: mocks and tests replace the global after this client was made.
  const doFetch: typeof fetch = (input, init) => (fetchOption ?? globalThis.fetch)(input, init);
  return {
    json: async (method, path, { schema, body, query, headers, bearer, signal, timeoutMs: ownTimeout }) => {
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
        const message = serverWords(value);
        const retryAfter = response.headers.get('retry-after');
        return {
          kind: 'failed',
          reason: 'status',
          status: response.status,
          ...(message ? { message } : {}),
          ...(retryAfter ? { retryAfter } : {}),
        };
      }
      const parsed = schema.safeParse(value);
      if (!parsed.success) return { kind: 'failed', reason: 'malformed', status: response.status };
      return { kind: 'ok', value: parsed.data, status: response.status };
    },
  };
};
