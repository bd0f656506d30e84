import type { TypedFastBitSet } from 'typedfastbitset';

import type { Column } from '../store/column.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { Settings } from './settings.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One document as it was sent. */
export type Doc = { [key: string]: Json };

/**
 * What is worked out from documents and settings: facet columns, the inverted index, known field paths.
 * Each part is built when a search first needs it; any write drops it whole.
 */
export type Derived = {
  readonly all: TypedFastBitSet;
  readonly columns: Map<string, Column>;
  paths: ReadonlySet<string> | null;
  text: TextIndex | null;
};

/** One index. Documents are dense and in order of insertion: the position is the internal id. */
export type IndexState = {
  uid: string;
  primaryKey: string | null;
  createdAt: string;
  updatedAt: string;
  settings: Settings;
  docs: Doc[];
  positionOf: Map<string, number>;
  derived: Derived | null;
};

/** The error that a failed task or a refused request carries. */
export type ErrorBody = { message: string; code: string; type: string; link: string };

/** A write, as `GET /tasks/:uid` shows it. */
export type Task = {
  uid: number;
  batchUid: number;
  indexUid: string | null;
  status: 'succeeded' | 'failed';
  type: string;
  canceledBy: null;
  details: { [key: string]: unknown };
  error: ErrorBody | null;
  duration: string;
  enqueuedAt: string;
  startedAt: string;
  finishedAt: string;
  customMetadata?: string;
};

/** A key with limited rights. `key` is the secret that callers send. */
export type ApiKey = {
  name: string | null;
  description: string | null;
  key: string;
  uid: string;
  actions: readonly string[];
  indexes: readonly string[];
  expiresAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** Differences between Meilisearch versions that a site can see (decision B2). */
export type Compat = {
  /** True: `/multi-search` totals stop at `pagination.maxTotalHits`, as before v1.48 and after its fix. */
  readonly multiSearchTotalsCapped: boolean;
};

/** All that one engine holds. */
export type EngineState = {
  readonly now: () => number;
  readonly compat: Compat;
  readonly indexes: Map<string, IndexState>;
  readonly tasks: Task[];
  /** Null: everybody may do everything. */
  readonly masterKey: string | null;
  readonly keys: ApiKey[];
  nextTask: number;
  nextRequest: number;
};
