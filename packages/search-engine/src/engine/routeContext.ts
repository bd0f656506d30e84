import type { EngineState } from '../state/types.ts';
import type { Access } from './keys.ts';

/** The arguments of a route handler; `uid` is the index named in the path, '' if there is none. */
export type RouteContext = {
  readonly state: EngineState;
  readonly request: Request;
  readonly url: URL;
  readonly uid: string;
  /** The variable last path segment: a document id, a settings route or a task number. */
  readonly name: string;
  readonly access: Access;
};

/** One route; `action` is the permission that an API key needs to call it. */
export type Route = {
  readonly method: string;
  readonly path: RegExp;
  readonly action: string;
  readonly answer: (context: RouteContext) => Promise<Response> | Response;
};
