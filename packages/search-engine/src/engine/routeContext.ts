import type { EngineState } from '../state/types.ts';
import type { Access } from './keys.ts';

/** What a route gets: the engine, the request, its address, and the index that the address names ('' where none). */
export type RouteContext = {
  readonly state: EngineState;
  readonly request: Request;
  readonly url: URL;
  readonly uid: string;
  /** The last part of the address where it varies: a document id, a settings route, a task number. */
  readonly name: string;
  readonly access: Access;
};

/** One route: method and address, the right that a key needs for it, and what answers. */
export type Route = {
  readonly method: string;
  readonly path: RegExp;
  readonly action: string;
  readonly answer: (context: RouteContext) => Promise<Response> | Response;
};
