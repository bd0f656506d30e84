import type { TypedFastBitSet } from 'typedfastbitset';

import type { Column } from '../store/column.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { ErrorBody } from '../http/apiError.ts';
import type { Doc } from '../http/json.ts';
import type { Settings } from '../store/settings.ts';

/**
 * Data derived from documents and settings: columns, the inverted index and the known field paths. Each part is built
 * on first use; a write discards all of it.
 */
export type Derived = {
  readonly all: TypedFastBitSet;
  readonly columns: Map<string, Column>;
  paths: ReadonlySet<string> | null;
  text: TextIndex | null;
};

/** One index. Documents are in order of insertion, without gaps; the position is the internal id. */
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

/** A write in the format of `GET /tasks/:uid`. */
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

/** An API key with limited permissions. `key` is the secret that callers send. */
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

/** Differences between Meilisearch versions that affect a site (decision B2). */
export type Compat = {
  /** Limits `/multi-search` totals to `pagination.maxTotalHits`, as all versions do except some from 1.48 on. */
  readonly multiSearchTotalsCapped: boolean;
};

export type EngineState = {
  readonly now: () => number;
  readonly compat: Compat;
  readonly indexes: Map<string, IndexState>;
  readonly tasks: Task[];
  /** Null allows all requests. */
  readonly masterKey: string | null;
  readonly keys: ApiKey[];
  nextTask: number;
  nextRequest: number;
};
