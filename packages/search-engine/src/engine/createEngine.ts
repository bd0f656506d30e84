import { ApiError, errorBody, notImplemented } from '../http/apiError.ts';
import type { Compat, EngineState } from '../state/types.ts';
import { documentRoutes } from './documentRoutes.ts';
import { indexRoutes } from './indexRoutes.ts';
import { keyRoutes } from './keyRoutes.ts';
import { EVERYTHING, authenticate, defaultKeys, needAccess } from './keys.ts';
import type { Route } from './routeContext.ts';
import { searchRoutes } from './searchRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';

/** Options of `createEngine`. */
export type EngineOptions = {
  /** The clock in milliseconds since 1970, used for task dates and search times. Default: `Date.now`. */
  readonly now?: () => number;
  /**
   * If set, every request except `/health` needs a bearer token: this key, an API key or a tenant token derived from
   * one. If not set, all requests are allowed.
   */
  readonly masterKey?: string;
  readonly compat?: Partial<Compat>;
};

/** Meilisearch's HTTP API as a function. Errors are responses with Meilisearch's status and code; it never rejects. */
export type Engine = { readonly handle: (request: Request) => Promise<Response> };

const ROUTES: readonly Route[] = [...searchRoutes, ...documentRoutes, ...settingsRoutes, ...indexRoutes, ...keyRoutes];

/** Routes of Meilisearch that answer `not_implemented`; `docs/search-engine.md` lists them. */
const NOT_IMPLEMENTED =
  /^\/(batches|experimental-features|dumps|snapshots|metrics|logs|network|webhooks|chats|export|tasks\/cancel)\b|^\/indexes\/[^/]+\/(similar|compact|fields|render-template|documents\/edit)\b/;

const decodeSegment = (text: string | undefined): string => {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return text ?? '';
  }
};

const answer = async (state: EngineState, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  let found = false;
  for (const route of ROUTES) {
    const match = route.path.exec(pathname);
    if (!match) continue;
    found = true;
    if (route.method !== request.method) continue;
    const access = pathname === '/health' ? EVERYTHING : await authenticate(state, request, route.action);
    const uid = decodeSegment(match.groups?.uid);
    if (uid !== '') needAccess(access, uid);
    return route.answer({ state, request, url, access, uid, name: decodeSegment(match.groups?.name) });
  }
  await authenticate(state, request, '*');
  if (NOT_IMPLEMENTED.test(pathname) || (found && pathname.startsWith('/tasks')))
    throw notImplemented(`\`${request.method} ${pathname}\``);
  if (found) throw new ApiError('method_not_allowed', `\`${request.method}\` is not a method of \`${pathname}\`.`);
  throw new ApiError('not_found', `There is nothing at \`${pathname}\`.`);
};

/**
 * Creates an in-memory engine that answers Meilisearch's HTTP API. Writes run synchronously: a request sees the result
 * of every write sent before it.
 */
export const createEngine = ({ now = Date.now, masterKey, compat }: EngineOptions = {}): Engine => {
  const state: EngineState = {
    now,
    compat: { multiSearchTotalsCapped: true, ...compat },
    indexes: new Map(),
    tasks: [],
    masterKey: masterKey || null,
    keys: [],
    nextTask: 0,
    nextRequest: 0,
  };
  const ready = masterKey ? defaultKeys(masterKey, now()).then((keys) => void state.keys.push(...keys)) : null;
  const handle = async (request: Request): Promise<Response> => {
    try {
      await ready;
      return await answer(state, request);
    } catch (error) {
      const known =
        error instanceof ApiError
          ? error
          : new ApiError(
              'internal',
              `An internal error has occurred. \`${error instanceof Error ? error.message : String(error)}\`.`,
            );
      return Response.json(errorBody(known), { status: known.status });
    }
  };
  return { handle };
};
