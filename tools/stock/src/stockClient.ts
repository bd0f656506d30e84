import { setTimeout as wait } from 'node:timers/promises';
import {
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  type EnqueuedTask,
  type Task,
} from 'meilisearch';
import { FeedError } from './feedError.ts';

const requestLimit = 120_000;
const taskLimit = 600_000;

/** A client for an upload: a request that gets no answer within two minutes fails. */
export const createStockClient = ({ url, key }: { url: string; key?: string }): Meilisearch =>
  new Meilisearch({ host: url, timeout: requestLimit, ...(key !== undefined && { apiKey: key }) });

/** Whether the server refused a call because of the key's rights. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && (error.response.status === 401 || error.response.status === 403);

/**
 * Waits until a task is over. Not with the client's own `waitTask`: after an error its timer continues and prevents the process from ending for
 * the whole of the limit.
 */
const waitForTask = async (client: Meilisearch, taskUid: number): Promise<Task> => {
  for (const deadline = Date.now() + taskLimit; Date.now() < deadline; await wait(50)) {
    const task = await client.tasks.getTask(taskUid);
    if (task.status !== 'enqueued' && task.status !== 'processing') return task;
  }
  throw new FeedError(`The search server did not finish a task within ten minutes.`);
};

/** Waits until a task has succeeded; `what` completes "The search server did not ...". */
export const finishTask = async (client: Meilisearch, task: Promise<EnqueuedTask>, what: string): Promise<void> => {
  const { status, error } = await waitForTask(client, (await task).taskUid);
  if (status !== 'succeeded') throw new FeedError(`The search server did not ${what}: ${error?.message ?? status}.`);
};

/** Waits for what an interrupted upload has left under way: its last batch, its swap. */
export const waitForEarlierTasks = async (client: Meilisearch, indexUids: string[]): Promise<void> => {
  const statuses = ['enqueued', 'processing'] as const;
  const [writes, swaps] = await Promise.all([
    client.tasks.getTasks({ indexUids, statuses: [...statuses], limit: 1000 }),
    client.tasks.getTasks({ types: ['indexSwap'], statuses: [...statuses], limit: 1000 }),
  ]);
  for (const { uid } of [...writes.results, ...swaps.results]) await waitForTask(client, uid);
};

export const indexExists = (client: Meilisearch, uid: string): Promise<boolean> =>
  client.getRawIndex(uid).then(
    () => true,
    (error: unknown) => {
      if (error instanceof MeilisearchApiError && error.response.status === 404) return false;
      throw error;
    },
  );

/** How many documents an index has. Not by its stats, which need one more right. */
export const countDocuments = async (client: Meilisearch, uid: string): Promise<number> =>
  (await client.index(uid).getDocuments({ limit: 0 })).total;

/** A failure of a call in words for whoever runs the command; anything else is a fault of the command and stays as it is. */
export const explainFailure = (error: unknown, url: string): unknown => {
  if (isRefusal(error)) return new FeedError(`${url} refused the key: ${(error as Error).message}`);
  if (error instanceof MeilisearchApiError) return new FeedError(`${url} answered: ${error.message}.`);
  if (error instanceof MeilisearchRequestError)
    return new FeedError(
      error.cause instanceof MeilisearchRequestTimeOutError
        ? `${url} did not answer within two minutes.`
        : `No search server answers at ${url}.`,
    );
  // The client reads each answer as JSON; a proxy's error page is none.
  if (error instanceof SyntaxError) return new FeedError(`${url} answered with a page instead of data.`);
  return error;
};
