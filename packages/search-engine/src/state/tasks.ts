import { ApiError, errorBody } from '../http/apiError.ts';
import { queryCount, refuseUnknownParams } from '../http/checks.ts';
import type { EngineState, Task } from './types.ts';

/** Older tasks are dropped to bound the memory of a long-running server. */
const MAX_TASKS = 5_000;

/** A time in milliseconds since 1970 in Meilisearch's format. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/**
 * Runs a write immediately and answers 202, as Meilisearch does for a queued write; the task is already finished. An
 * ApiError that the work throws becomes the task's error.
 */
export const runTask = (
  state: EngineState,
  type: string,
  indexUid: string | null,
  details: Task['details'],
  work: (details: Task['details']) => void,
  customMetadata: string | null = null,
): Response => {
  const uid = state.nextTask++;
  const began = state.now();
  let error: Task['error'] = null;
  try {
    work(details);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    error = errorBody(thrown);
  }
  const at = isoTime(began);
  const seconds = Math.max(0, state.now() - began) / 1000;
  state.tasks.push({
    uid,
    batchUid: uid,
    indexUid,
    status: error ? 'failed' : 'succeeded',
    type,
    canceledBy: null,
    details,
    error,
    duration: `PT${seconds.toFixed(6)}S`,
    enqueuedAt: at,
    startedAt: at,
    finishedAt: isoTime(state.now()),
    customMetadata: customMetadata ?? undefined,
  });
  if (state.tasks.length > MAX_TASKS) state.tasks.shift();
  return Response.json({ taskUid: uid, indexUid, status: 'enqueued', type, enqueuedAt: at }, { status: 202 });
};

/** The task; throws Meilisearch's 404 if it does not exist or the caller may not see it. */
export const needTask = (state: EngineState, uid: string, isVisible: (task: Task) => boolean): Task => {
  if (!/^\d+$/.test(uid))
    throw new ApiError(
      'invalid_task_uids',
      `Invalid value in parameter \`task_uids\`: could not parse \`${uid}\` as a positive integer`,
    );
  const task = state.tasks.find((each) => each.uid === Number(uid));
  if (!task || !isVisible(task)) throw new ApiError('task_not_found', `Task \`${uid}\` not found.`);
  return task;
};

const STATUSES = ['enqueued', 'processing', 'succeeded', 'failed', 'canceled'];
const TYPES = [
  'documentAdditionOrUpdate',
  'documentEdition',
  'documentDeletion',
  'settingsUpdate',
  'indexCreation',
  'indexDeletion',
  'indexUpdate',
  'indexSwap',
  'taskCancelation',
  'taskDeletion',
  'dumpCreation',
  'snapshotCreation',
  'export',
  'upgradeDatabase',
  'indexCompaction',
];
const PARAMS = [
  'limit',
  'from',
  'reverse',
  'batchUids',
  'uids',
  'canceledBy',
  'types',
  'statuses',
  'indexUids',
  'afterEnqueuedAt',
  'beforeEnqueuedAt',
  'afterStartedAt',
  'beforeStartedAt',
  'afterFinishedAt',
  'beforeFinishedAt',
];

/** The answer of `GET /tasks`: the visible tasks that match the query string, newest first. */
export const listTasks = (state: EngineState, query: URLSearchParams, isVisible: (task: Task) => boolean): unknown => {
  refuseUnknownParams(query, PARAMS);
  const wanted = (name: string): readonly string[] | null => {
    const text = query.get(name);
    return text === null || text === '*' ? null : text.split(',');
  };
  const limit = queryCount(query, 'limit', 'invalid_task_limit') ?? 20;
  const from = queryCount(query, 'from', 'invalid_task_from') ?? Number.MAX_SAFE_INTEGER;
  const [uids, indexUids, types, statuses] = [wanted('uids'), wanted('indexUids'), wanted('types'), wanted('statuses')];
  const badUid = uids?.find((uid) => !/^\d+$/.test(uid));
  if (badUid !== undefined)
    throw new ApiError(
      'invalid_task_uids',
      `Invalid value in parameter \`uids\`: could not parse \`${badUid}\` as a positive integer`,
    );
  const oneOf = (name: string, what: string, given: readonly string[] | null, known: readonly string[]): void => {
    const bad = given?.find((each) => !known.includes(each));
    if (bad !== undefined)
      throw new ApiError(
        `invalid_task_${name}`,
        `Invalid value in parameter \`${name}\`: \`${bad}\` is not a valid task ${what}. Available ${name} are ${known.map((each) => `\`${each}\``).join(', ')}.`,
      );
  };
  oneOf('types', 'type', types, TYPES);
  oneOf('statuses', 'status', statuses, STATUSES);
  const all = state.tasks
    .filter(
      (task) =>
        isVisible(task) &&
        (!uids || uids.includes(String(task.uid))) &&
        (!indexUids || indexUids.includes(task.indexUid ?? '')) &&
        (!types || types.includes(task.type)) &&
        (!statuses || statuses.includes(task.status)),
    )
    .reverse();
  const page = all.filter((task) => task.uid <= from);
  const results = page.slice(0, limit);
  return { results, total: all.length, limit, from: results[0]?.uid ?? null, next: page[limit]?.uid ?? null };
};
