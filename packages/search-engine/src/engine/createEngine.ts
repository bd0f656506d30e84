import { ApiError, errorBody, notImplemented } from '../http/apiError.ts';
import type { Compat, EngineState } from '../state/types.ts';
import { documentRoutes } from './documentRoutes.ts';
import { indexRoutes } from './indexRoutes.ts';
import type { Route } from './routeContext.ts';
import { searchRoutes } from './searchRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';

/** What an engine may be told. */
export type EngineOptions = {
  /** The clock, in milliseconds; times of tasks and searches come from it. */
  readonly now?: () => number;
  /** With a key, every call but `/health` must carry it as a bearer token. */
  readonly masterKey?: string;
  readonly compat?: Partial<Compat>;
};

/** An engine: Meilisearch's HTTP API as a function. */
export type Engine = { readonly handle: (request: Request) => Promise<Response> };

const ROUTES: readonly Route[] = [...searchRoutes, ...documentRoutes, ...settingsRoutes, ...indexRoutes];

/** Parts of Meilisearch's API that answer `not_implemented`; the README lists them. */
const LEFT_OUT = /^\/(keys|batches|experimental-features|dumps|snapshots|metrics|logs|network|webhooks|chats|export|tasks\/cancel)\b|^\/indexes\/[^/]+\/(similar|compact|fields|render-template|documents\/edit)\b/;

const checkKey = (request: Request, pathname: string, masterKey: string | undefined): void => {
  if (masterKey === undefined || masterKey === '' || pathname === '/health') return;
  const header = request.headers.get('authorization');
  if (header === null) throw new ApiError('missing_authorization_header', 'The Authorization header is missing. It must use the bearer authorization method.');
  if (header !== `Bearer ${masterKey}`) throw new ApiError('invalid_api_key', 'The provided API key is invalid.');
};

const part = (text: string | undefined): string => {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return text ?? '';
  }
};

const answer = async (state: EngineState, request: Request, masterKey: string | undefined): Promise<Response> => {
  const url = new URL(request.url);
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  checkKey(request, pathname, masterKey);
  let found = false;
  for (const route of ROUTES) {
    const match = route.path.exec(pathname);
    if (!match) continue;
    found = true;
    if (route.method === request.method) return route.answer({ state, request, url, uid: part(match.groups?.uid), name: part(match.groups?.name) });
  }
  if (LEFT_OUT.test(pathname) || (found && pathname.startsWith('/tasks'))) throw notImplemented(`\`${request.method} ${pathname}\``);
  if (found) throw new ApiError('method_not_allowed', `\`${request.method}\` is not a method of \`${pathname}\`.`);
  throw new ApiError('not_found', `There is nothing at \`${pathname}\`.`);
};

/**
 * Makes an engine that holds everything in memory and answers Meilisearch's API, one request at a time in effect:
 * a write is finished before the next request is read.
 *
 * @example
 * const engine = createEngine();
 * const answer = await engine.handle(new Request('http://engine/indexes/cars/search', { method: 'POST', ... }));
 */
export const createEngine = ({ now = Date.now, masterKey, compat }: EngineOptions = {}): Engine => {
  const state: EngineState = { now, compat: { multiSearchTotalsCapped: true, ...compat }, indexes: new Map(), tasks: [], nextTask: 0, nextRequest: 0 };
  const handle = async (request: Request): Promise<Response> => {
    try {
      return await answer(state, request, masterKey);
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('internal', `An internal error has occurred. \`${error instanceof Error ? error.message : String(error)}\`.`);
      return Response.json(errorBody(known), { status: known.status });
    }
  };
  return { handle };
};
