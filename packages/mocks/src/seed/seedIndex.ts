/** The index to create. `ndjson`, one document per line, can replace `documents`. */
export type Seed = {
  indexUid: string;
  primaryKey: string;
  settings: object;
  documents?: readonly object[];
  ndjson?: string | Uint8Array<ArrayBuffer>;
  /** The master key, if the engine has one. */
  apiKey?: string;
};

type Task = { uid?: number; taskUid?: number; status: string; error?: { message?: string } | null };

const origin = 'http://engine.invalid';

/**
 * Creates an index through the engine's API. `handle` sends a request to a worker, an engine in this process or a server.
 * Resolves when all documents are indexed; rejects with the engine's message.
 */
export const seedIndex = async (
  handle: (request: Request) => Promise<Response>,
  { indexUid, primaryKey, settings, documents, ndjson, apiKey }: Seed,
): Promise<void> => {
  const call = async (method: string, path: string, body?: BodyInit, type = 'application/json'): Promise<Task> => {
    const answer = await handle(
      new Request(origin + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': type }),
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
      }),
    );
    const value = (await answer.json()) as Task & { message?: string };
    if (!answer.ok) throw new Error(`The search engine refused ${method} ${path}: ${value.message ?? answer.status}`);
    return value;
  };
  const settled = async (task: Task): Promise<void> => {
    for (let waitMs = 1; ; waitMs = Math.min(200, waitMs * 2)) {
      const now = await call('GET', `/tasks/${task.taskUid ?? task.uid}`);
      if (now.status === 'succeeded') return;
      if (now.status === 'failed' || now.status === 'canceled')
        throw new Error(`The search engine could not index the stock: ${now.error?.message ?? now.status}`);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  };
  await settled(await call('POST', '/indexes', JSON.stringify({ uid: indexUid, primaryKey })));
  await settled(await call('PATCH', `/indexes/${indexUid}/settings`, JSON.stringify(settings)));
  await settled(
    ndjson === undefined
      ? await call('POST', `/indexes/${indexUid}/documents`, JSON.stringify(documents ?? []))
      : await call('POST', `/indexes/${indexUid}/documents`, ndjson, 'application/x-ndjson'),
  );
};
