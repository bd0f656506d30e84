import { ApiError } from '../http/apiError.ts';
import { fieldsBody } from '../http/body.ts';
import { queryCount } from '../http/checks.ts';
import { isoTime } from '../state/tasks.ts';
import type { ApiKey, EngineState } from '../state/types.ts';
import { newKey, readKeyChange, readNewKey } from './keys.ts';
import type { Route } from './routeContext.ts';

const shown = ({
  name,
  description,
  key,
  uid,
  actions,
  indexes,
  expiresAt,
  createdAt,
  updatedAt,
}: ApiKey): unknown => ({ name, description, key, uid, actions, indexes, expiresAt, createdAt, updatedAt });

const needKey = (state: EngineState, name: string): ApiKey => {
  const found = state.keys.find(({ uid, key }) => uid === name || key === name);
  if (!found) throw new ApiError('api_key_not_found', `API key \`${name}\` not found.`);
  return found;
};

/** Routes that create, list, rename and delete API keys. Keys are stored in memory. */
export const keyRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/keys$/,
    action: 'keys.get',
    answer: ({ state, url }) => {
      const offset = queryCount(url.searchParams, 'offset', 'invalid_api_key_offset') ?? 0;
      const limit = queryCount(url.searchParams, 'limit', 'invalid_api_key_limit') ?? 20;
      return Response.json({
        results: state.keys
          .toReversed()
          .slice(offset, offset + limit)
          .map(shown),
        offset,
        limit,
        total: state.keys.length,
      });
    },
  },
  {
    method: 'POST',
    path: /^\/keys$/,
    action: 'keys.create',
    answer: async ({ state, request }) => {
      const given = readNewKey(await fieldsBody(request), state.now());
      if (state.keys.some(({ uid }) => uid === given.uid))
        throw new ApiError(
          'api_key_already_exists',
          `\`uid\` field value \`${given.uid}\` is already an existing API key.`,
        );
      const key = await newKey(state.masterKey ?? '', state.now(), given);
      state.keys.push(key);
      return Response.json(shown(key), { status: 201 });
    },
  },
  {
    method: 'GET',
    path: /^\/keys\/(?<name>[^/]+)$/,
    action: 'keys.get',
    answer: ({ state, name }) => Response.json(shown(needKey(state, name))),
  },
  {
    method: 'PATCH',
    path: /^\/keys\/(?<name>[^/]+)$/,
    action: 'keys.update',
    answer: async ({ state, request, name }) => {
      const change = readKeyChange(await fieldsBody(request));
      return Response.json(shown(Object.assign(needKey(state, name), change, { updatedAt: isoTime(state.now()) })));
    },
  },
  {
    method: 'DELETE',
    path: /^\/keys\/(?<name>[^/]+)$/,
    action: 'keys.delete',
    answer: ({ state, name }) => {
      state.keys.splice(state.keys.indexOf(needKey(state, name)), 1);
      return new Response(null, { status: 204 });
    },
  },
];
