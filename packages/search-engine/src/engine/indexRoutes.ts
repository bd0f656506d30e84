import { ApiError } from '../http/apiError.ts';
import { fieldsBody, jsonBody } from '../http/body.ts';
import {
  type Fields,
  asBoolean,
  asFields,
  asIndexUid,
  asString,
  asStrings,
  queryCount,
  refuseUnknown,
  refuseUnknownParams,
  wrongType,
} from '../http/checks.ts';
import { needIndex, newIndex } from '../state/indexState.ts';
import { isoTime, listTasks, needTask, runTask } from '../state/tasks.ts';
import type { IndexState, Task } from '../state/types.ts';
import { type Access, mayUse, needAccess } from './keys.ts';
import type { Route } from './routeContext.ts';

const shown = ({ uid, createdAt, updatedAt, primaryKey }: IndexState): unknown => ({
  uid,
  createdAt,
  updatedAt,
  primaryKey,
});

const primaryKeyOf = ({ primaryKey }: Fields): string | null =>
  primaryKey === undefined || primaryKey === null
    ? null
    : asString(primaryKey, 'invalid_index_primary_key', '.primaryKey');

const statsOf = (index: IndexState): unknown => {
  const fieldDistribution = new Map<string, number>();
  for (const doc of index.docs)
    for (const key of Object.keys(doc)) fieldDistribution.set(key, (fieldDistribution.get(key) ?? 0) + 1);
  // Estimates the document size from the first hundred documents.
  const sample = index.docs.slice(0, 100);
  const avgDocumentSize = Math.round(JSON.stringify(sample).length / Math.max(1, sample.length));
  return {
    numberOfDocuments: index.docs.length,
    rawDocumentDbSize: avgDocumentSize * index.docs.length,
    avgDocumentSize,
    isIndexing: false,
    numberOfEmbeddings: 0,
    numberOfEmbeddedDocuments: 0,
    fieldDistribution: Object.fromEntries(fieldDistribution),
  };
};

/** A key limited to some indexes sees only their tasks, and no index swaps, which have no index. */
const seesTask =
  (access: Access) =>
  (task: Task): boolean =>
    task.indexUid === null ? access.indexes.includes('*') : mayUse(access, task.indexUid);

/** Routes for indexes, tasks, health, version and statistics. */
export const indexRoutes: readonly Route[] = [
  { method: 'GET', path: /^\/health$/, action: 'version', answer: () => Response.json({ status: 'available' }) },
  {
    method: 'GET',
    path: /^\/version$/,
    action: 'version',
    answer: () => Response.json({ commitSha: 'embedded', commitDate: 'embedded', pkgVersion: '1.50.0' }),
  },
  {
    method: 'GET',
    path: /^\/stats$/,
    action: 'stats.get',
    answer: ({ state, access }) => {
      const indexes = [...state.indexes.values()].filter(({ uid }) => mayUse(access, uid));
      return Response.json({
        databaseSize: 0,
        usedDatabaseSize: 0,
        lastUpdate:
          indexes
            .map(({ updatedAt }) => updatedAt)
            .sort()
            .at(-1) ?? null,
        indexes: Object.fromEntries(indexes.map((index) => [index.uid, statsOf(index)])),
      });
    },
  },
  {
    method: 'GET',
    path: /^\/indexes\/(?<uid>[^/]+)\/stats$/,
    action: 'stats.get',
    answer: ({ state, uid }) => Response.json(statsOf(needIndex(state, uid))),
  },
  {
    method: 'GET',
    path: /^\/tasks$/,
    action: 'tasks.get',
    answer: ({ state, url, access }) => Response.json(listTasks(state, url.searchParams, seesTask(access))),
  },
  {
    method: 'GET',
    path: /^\/tasks\/(?<name>[^/]+)$/,
    action: 'tasks.get',
    answer: ({ state, name, access }) => Response.json(needTask(state, name, seesTask(access))),
  },
  {
    method: 'GET',
    path: /^\/indexes$/,
    action: 'indexes.get',
    answer: ({ state, url, access }) => {
      refuseUnknownParams(url.searchParams, ['offset', 'limit']);
      const offset = queryCount(url.searchParams, 'offset', 'invalid_index_offset') ?? 0;
      const limit = queryCount(url.searchParams, 'limit', 'invalid_index_limit') ?? 20;
      const all = [...state.indexes.values()]
        .filter(({ uid }) => mayUse(access, uid))
        .sort((a, b) => (a.uid < b.uid ? -1 : 1));
      return Response.json({ results: all.slice(offset, offset + limit).map(shown), offset, limit, total: all.length });
    },
  },
  {
    method: 'POST',
    path: /^\/indexes$/,
    action: 'indexes.create',
    answer: async ({ state, request, access }) => {
      const body = await fieldsBody(request);
      if (body.uid === undefined) throw new ApiError('missing_index_uid', 'Missing field `uid`');
      const uid = asIndexUid(body.uid, 'invalid_index_uid', '.uid');
      needAccess(access, uid);
      const primaryKey = primaryKeyOf(body);
      refuseUnknown(body, ['uid', 'primaryKey'], '');
      return runTask(state, 'indexCreation', uid, { primaryKey }, () => {
        if (state.indexes.has(uid)) throw new ApiError('index_already_exists', `Index \`${uid}\` already exists.`);
        state.indexes.set(uid, newIndex(uid, primaryKey, isoTime(state.now())));
      });
    },
  },
  {
    method: 'GET',
    path: /^\/indexes\/(?<uid>[^/]+)$/,
    action: 'indexes.get',
    answer: ({ state, uid }) => Response.json(shown(needIndex(state, uid))),
  },
  {
    method: 'PATCH',
    path: /^\/indexes\/(?<uid>[^/]+)$/,
    action: 'indexes.update',
    answer: async ({ state, request, uid, access }) => {
      const body = await fieldsBody(request);
      refuseUnknown(body, ['uid', 'primaryKey'], '');
      const primaryKey = primaryKeyOf(body);
      const newUid =
        body.uid === undefined || body.uid === null ? null : asIndexUid(body.uid, 'invalid_index_uid', '.uid');
      if (newUid !== null) needAccess(access, newUid);
      return runTask(
        state,
        'indexUpdate',
        uid,
        { primaryKey, ...(newUid !== null && { oldIndexUid: uid, newIndexUid: newUid }) },
        () => {
          const index = needIndex(state, uid);
          if (newUid !== null && newUid !== uid && state.indexes.has(newUid))
            throw new ApiError('index_already_exists', `Index \`${newUid}\` already exists.`);
          if (primaryKey !== null && index.docs.length > 0 && primaryKey !== index.primaryKey)
            throw new ApiError(
              'index_primary_key_already_exists',
              `Index \`${uid}\`: Index already has a primary key: \`${index.primaryKey}\`.`,
            );
          index.primaryKey = primaryKey ?? index.primaryKey;
          index.updatedAt = isoTime(state.now());
          if (newUid === null) return;
          state.indexes.delete(uid);
          state.indexes.set(newUid, Object.assign(index, { uid: newUid }));
        },
      );
    },
  },
  {
    method: 'DELETE',
    path: /^\/indexes\/(?<uid>[^/]+)$/,
    action: 'indexes.delete',
    answer: ({ state, uid }) =>
      runTask(state, 'indexDeletion', uid, { deletedDocuments: 0 }, (details) => {
        details.deletedDocuments = needIndex(state, uid).docs.length;
        state.indexes.delete(uid);
      }),
  },
  {
    method: 'POST',
    path: /^\/swap-indexes$/,
    action: 'indexes.swap',
    answer: async ({ state, request, access }) => {
      const body = await jsonBody(request);
      if (!Array.isArray(body)) throw wrongType('bad_request', '', 'an array', body);
      const seen = new Set<string>();
      const swaps = body.map((item, i): { readonly indexes: readonly [string, string]; readonly rename: boolean } => {
        const swap = asFields(item, 'bad_request', `[${i}]`);
        refuseUnknown(swap, ['indexes', 'rename'], `[${i}]`);
        if (swap.indexes === undefined)
          throw new ApiError('missing_swap_indexes', `Missing field \`indexes\` inside \`[${i}]\``);
        const uids = asStrings(swap.indexes, 'invalid_swap_indexes', `[${i}].indexes`).map((uid) =>
          asIndexUid(uid, 'invalid_index_uid', `[${i}].indexes`),
        );
        const [a, b] = uids;
        if (a === undefined || b === undefined || uids.length !== 2)
          throw new ApiError(
            'invalid_swap_indexes',
            `Two indexes must be given for each swap. The list \`[${uids.map((uid) => `"${uid}"`).join(', ')}]\` contains ${uids.length} indexes.`,
          );
        for (const uid of uids) {
          if (seen.has(uid))
            throw new ApiError(
              'invalid_swap_duplicate_index_found',
              `Indexes must be declared only once during a swap. \`${uid}\` was specified several times.`,
            );
          seen.add(uid);
          needAccess(access, uid);
        }
        return {
          indexes: [a, b],
          rename: swap.rename === undefined ? false : asBoolean(swap.rename, 'invalid_swap_rename', `[${i}].rename`),
        };
      });
      return runTask(state, 'indexSwap', null, { swaps }, () => {
        const missing = swaps
          .flatMap(({ indexes, rename }) => (rename ? indexes.slice(0, 1) : indexes))
          .filter((uid) => !state.indexes.has(uid));
        if (missing.length === 1) throw new ApiError('index_not_found', `Index \`${missing[0]}\` not found.`);
        if (missing.length > 1)
          throw new ApiError('index_not_found', `Indexes ${missing.map((uid) => `\`${uid}\``).join(', ')} not found.`);
        const taken = swaps.find(({ indexes, rename }) => rename && state.indexes.has(indexes[1]));
        if (taken) throw new ApiError('index_already_exists', `Index \`${taken.indexes[1]}\` already exists.`);
        for (const {
          indexes: [a, b],
          rename,
        } of swaps) {
          const left = needIndex(state, a);
          if (rename) state.indexes.delete(a);
          else state.indexes.set(a, Object.assign(needIndex(state, b), { uid: a }));
          state.indexes.set(b, Object.assign(left, { uid: b }));
        }
      });
    },
  },
];
