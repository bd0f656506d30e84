import { ownValue } from '@dealer/core/data';
import { evaluateFilter } from '../filter/evaluateFilter.ts';
import { filterParam } from '../filter/filterParam.ts';
import { ApiError, notImplemented } from '../http/apiError.ts';
import { documentsBody, fieldsBody, jsonBody } from '../http/body.ts';
import {
  type Fields,
  asCount,
  asIndexUid,
  asStrings,
  isFields,
  queryCount,
  refuseUnknown,
  refuseUnknownParams,
  wrongType,
} from '../http/checks.ts';
import { createBudget } from '../http/budget.ts';
import { needIndex, newIndex, putDocuments, removePositions } from '../state/indexState.ts';
import { isoTime, runTask } from '../state/tasks.ts';
import type { Doc } from '../http/json.ts';
import type { IndexState } from '../state/types.ts';
import { pickFields } from '../store/fields.ts';
import { mayDo } from './keys.ts';
import type { Route, RouteContext } from './routeContext.ts';

/** Reports a filter error with the code that Meilisearch uses on document routes. */
const withDocumentFilterCode = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_search_filter')
      throw new ApiError('invalid_document_filter', error.message);
    throw error;
  }
};

const matching = (index: IndexState, value: unknown): readonly number[] =>
  withDocumentFilterCode(() => {
    const filter = filterParam(value);
    return filter ? evaluateFilter(index, filter, createBudget()).array() : [...index.docs.keys()];
  });

const put =
  (merge: boolean): Route['answer'] =>
  async ({ state, request, url, uid, access }) => {
    asIndexUid(uid, 'invalid_index_uid', null);
    refuseUnknownParams(url.searchParams, ['primaryKey', 'csvDelimiter', 'customMetadata', 'skipCreation']);
    const skipCreation = url.searchParams.get('skipCreation') ?? 'false';
    if (skipCreation !== 'true' && skipCreation !== 'false')
      throw new ApiError(
        'invalid_skip_creation',
        `Invalid value in parameter \`skipCreation\`: could not parse \`${skipCreation}\` as a boolean, expected either \`true\` or \`false\``,
      );
    const primaryKey = url.searchParams.get('primaryKey');
    const given = await documentsBody(request);
    const docs = given.map((doc): Doc => {
      if (!isFields(doc))
        throw new ApiError(
          'malformed_payload',
          "The json payload provided is malformed. `Couldn't serialize document value: invalid type, expected a map`.",
        );
      return doc as Doc;
    });
    return runTask(
      state,
      'documentAdditionOrUpdate',
      uid,
      { receivedDocuments: docs.length, indexedDocuments: 0 },
      (details) => {
        const at = isoTime(state.now());
        if (!state.indexes.has(uid) && mayDo(access, 'indexes.create')) state.indexes.set(uid, newIndex(uid, null, at));
        const index = needIndex(state, uid);
        putDocuments(index, docs, primaryKey, merge, skipCreation === 'true');
        index.updatedAt = at;
        details.indexedDocuments = docs.length;
      },
      url.searchParams.get('customMetadata'),
    );
  };

const remove = (
  { state, uid, url }: RouteContext,
  details: { [key: string]: unknown },
  positions: (index: IndexState) => Iterable<number>,
): Response =>
  runTask(
    state,
    'documentDeletion',
    uid,
    { ...details, deletedDocuments: 0 },
    (out) => {
      const index = needIndex(state, uid);
      out.deletedDocuments = removePositions(index, new Set(positions(index)));
      index.updatedAt = isoTime(state.now());
    },
    url.searchParams.get('customMetadata'),
  );

const byIds =
  (ids: readonly string[]) =>
  (index: IndexState): number[] =>
    ids.flatMap((id) => index.positionOf.get(id) ?? []);

const list = (index: IndexState, params: Fields): Response => {
  const member = <T>(name: string, read: (value: unknown, code: string, at: string) => T, fallback: T): T => {
    const value = ownValue(params, name);
    return value === undefined || value === null ? fallback : read(value, `invalid_document_${name}`, `.${name}`);
  };
  const offset = member('offset', asCount, 0);
  const limit = member('limit', asCount, 20);
  const fields = member<readonly string[]>('fields', asStrings, ['*']);
  const ids = member<readonly string[] | null>(
    'ids',
    (value, code, at) => (Array.isArray(value) ? asStrings(value.map(String), code, at) : asStrings(value, code, at)),
    null,
  );
  if (params.sort !== undefined && params.sort !== null) throw notImplemented('Sorting in the documents list');
  if (params.retrieveVectors === true || params.retrieveVectors === 'true') throw notImplemented('`retrieveVectors`');
  const wanted = ids ? new Set(byIds(ids)(index)) : null;
  const found = matching(index, params.filter).filter((position) => !wanted || wanted.has(position));
  return Response.json({
    results: found.slice(offset, offset + limit).map((position) => pickFields(index.docs[position] as Doc, fields)),
    offset,
    limit,
    total: found.length,
  });
};

const LIST_MEMBERS = ['offset', 'limit', 'fields', 'retrieveVectors', 'ids', 'filter', 'sort'];

/** Routes that add, update, read and delete documents. */
export const documentRoutes: readonly Route[] = [
  { method: 'POST', path: /^\/indexes\/(?<uid>[^/]+)\/documents$/, action: 'documents.add', answer: put(false) },
  { method: 'PUT', path: /^\/indexes\/(?<uid>[^/]+)\/documents$/, action: 'documents.add', answer: put(true) },
  {
    method: 'GET',
    path: /^\/indexes\/(?<uid>[^/]+)\/documents$/,
    action: 'documents.get',
    answer: ({ state, url, uid }) => {
      const query = Object.fromEntries(url.searchParams);
      refuseUnknownParams(url.searchParams, LIST_MEMBERS);
      const number = (name: 'offset' | 'limit') => queryCount(url.searchParams, name, `invalid_document_${name}`);
      return list(needIndex(state, uid), {
        ...query,
        offset: number('offset'),
        limit: number('limit'),
        fields: query.fields?.split(','),
        ids: query.ids?.split(','),
      });
    },
  },
  {
    method: 'POST',
    path: /^\/indexes\/(?<uid>[^/]+)\/documents\/fetch$/,
    action: 'documents.get',
    answer: async ({ state, request, uid }) => {
      const body = await fieldsBody(request);
      refuseUnknown(body, LIST_MEMBERS, '');
      return list(needIndex(state, uid), body);
    },
  },
  {
    method: 'DELETE',
    path: /^\/indexes\/(?<uid>[^/]+)\/documents$/,
    action: 'documents.delete',
    answer: (context) => remove(context, { providedIds: 0, originalFilter: null }, (index) => index.docs.keys()),
  },
  {
    method: 'POST',
    path: /^\/indexes\/(?<uid>[^/]+)\/documents\/delete-batch$/,
    action: 'documents.delete',
    answer: async (context) => {
      const body = await jsonBody(context.request);
      if (!Array.isArray(body)) throw wrongType('bad_request', '', 'an array', body);
      return remove(context, { providedIds: body.length, originalFilter: null }, byIds(body.map(String)));
    },
  },
  {
    method: 'POST',
    path: /^\/indexes\/(?<uid>[^/]+)\/documents\/delete$/,
    action: 'documents.delete',
    answer: async (context) => {
      const body = await fieldsBody(context.request);
      refuseUnknown(body, ['filter'], '');
      if (body.filter === undefined) throw new ApiError('missing_document_filter', 'Missing field `filter`');
      const filter = withDocumentFilterCode(() => filterParam(body.filter));
      if (!filter) throw new ApiError('invalid_document_filter', 'Sending an empty filter is forbidden.');
      return remove(context, { providedIds: 0, originalFilter: JSON.stringify(body.filter) }, (index) =>
        matching(index, body.filter),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/indexes\/(?<uid>[^/]+)\/documents\/(?<name>[^/]+)$/,
    action: 'documents.get',
    answer: ({ state, url, uid, name }) => {
      const index = needIndex(state, uid);
      const position = index.positionOf.get(name);
      if (position === undefined) throw new ApiError('document_not_found', `Document \`${name}\` not found.`);
      return Response.json(
        pickFields(index.docs[position] as Doc, url.searchParams.get('fields')?.split(',') ?? ['*']),
      );
    },
  },
  {
    method: 'DELETE',
    path: /^\/indexes\/(?<uid>[^/]+)\/documents\/(?<name>[^/]+)$/,
    action: 'documents.delete',
    answer: (context) => remove(context, { providedIds: 1, originalFilter: null }, byIds([context.name])),
  },
];
