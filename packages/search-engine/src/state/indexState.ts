import { ApiError } from '../http/apiError.ts';
import { defaultSettings } from '../store/settings.ts';
import type { Doc } from '../http/json.ts';
import type { EngineState, IndexState } from './types.ts';

export const newIndex = (uid: string, primaryKey: string | null, at: string): IndexState => ({
  uid,
  primaryKey,
  createdAt: at,
  updatedAt: at,
  settings: defaultSettings(),
  docs: [],
  positionOf: new Map(),
  derived: null,
});

/** The index; throws Meilisearch's 404 if it does not exist. */
export const needIndex = (state: EngineState, uid: string): IndexState => {
  const index = state.indexes.get(uid);
  if (!index) throw new ApiError('index_not_found', `Index \`${uid}\` not found.`);
  return index;
};

const keyOf = (index: IndexState, doc: Doc): string => {
  const key = index.primaryKey as string;
  if (!Object.hasOwn(doc, key))
    throw new ApiError(
      'missing_document_id',
      `Document doesn't have a \`${key}\` attribute: \`${JSON.stringify(doc).slice(0, 300)}\`.`,
    );
  const id = doc[key];
  const text = typeof id === 'number' && Number.isInteger(id) ? String(id) : typeof id === 'string' ? id.trim() : '';
  if (!/^[a-zA-Z0-9_-]{1,511}$/.test(text)) {
    throw new ApiError(
      'invalid_document_id',
      `Document identifier \`${JSON.stringify(id)}\` is invalid. A document identifier can be of type integer or string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), and can not be more than 511 bytes.`,
    );
  }
  return text;
};

const inferKey = (index: IndexState, doc: Doc): string => {
  const candidates = Object.keys(doc).filter((name) => name.toLowerCase().endsWith('id'));
  const [only] = candidates;
  if (only === undefined)
    throw new ApiError(
      'index_primary_key_no_candidate_found',
      `Index \`${index.uid}\`: The primary key inference failed as the engine did not find any field ending with \`id\` in its name. Please specify the primary key manually using the \`primaryKey\` query parameter.`,
    );
  if (candidates.length > 1)
    throw new ApiError(
      'index_primary_key_multiple_candidates_found',
      `Index \`${index.uid}\`: The primary key inference failed as the engine found ${candidates.length} fields ending with \`id\` in their names: '${candidates[0]}' and '${candidates[1]}'. Please specify the primary key manually using the \`primaryKey\` query parameter.`,
    );
  return only;
};

/**
 * Adds documents, all or none. An existing document is replaced, or with `merge` updated member by member, and retains
 * its position. With `skipCreation`, new documents are ignored.
 */
export const putDocuments = (
  index: IndexState,
  docs: readonly Doc[],
  primaryKey: string | null,
  merge: boolean,
  skipCreation = false,
): void => {
  if (primaryKey !== null && index.primaryKey !== null && primaryKey !== index.primaryKey) {
    throw new ApiError(
      'index_primary_key_already_exists',
      `Index \`${index.uid}\`: Index already has a primary key: \`${index.primaryKey}\`.`,
    );
  }
  const [first] = docs;
  const before = index.primaryKey;
  index.primaryKey ??= primaryKey ?? (first ? inferKey(index, first) : null);
  let keys: string[];
  try {
    keys = docs.map((doc) => keyOf(index, doc));
  } catch (error) {
    index.primaryKey = before;
    throw error;
  }
  docs.forEach((doc, i) => {
    const key = keys[i] as string;
    const position = index.positionOf.get(key);
    if (position === undefined) {
      if (skipCreation) return;
      index.positionOf.set(key, index.docs.length);
      index.docs.push(doc);
    } else index.docs[position] = merge ? { ...index.docs[position], ...doc } : doc;
  });
  index.derived = null;
};

/** Removes the documents at these positions, preserves the order of the rest and returns the number removed. */
export const removePositions = (index: IndexState, positions: ReadonlySet<number>): number => {
  if (positions.size === 0) return 0;
  const remaining = index.docs.filter((_, position) => !positions.has(position));
  const removed = index.docs.length - remaining.length;
  index.docs = remaining;
  index.positionOf = new Map(remaining.map((doc, position) => [keyOf(index, doc), position]));
  index.derived = null;
  return removed;
};
