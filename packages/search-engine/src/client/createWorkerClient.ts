import type { Compat } from '../state/types.ts';
import type { InitMessage, RequestMessage, ResponseMessage } from './protocol.ts';

/** What the client needs of a Worker: a real one, or a stand-in in tests. */
export type WorkerLike = {
  readonly postMessage: (message: InitMessage | RequestMessage) => void;
  readonly addEventListener: (
    type: 'message' | 'error',
    listener: (event: { readonly data?: unknown; readonly message?: string }) => void,
  ) => void;
};

const isResponse = (data: unknown): data is ResponseMessage =>
  typeof data === 'object' && data !== null && 'id' in data && 'status' in data;

/**
 * Makes a function that sends requests to the engine in a worker. A worker that fails rejects what is under way and
 * whatever comes later.
 *
 * @example
 * const worker = new Worker(new URL('@dealer/search-engine/worker', import.meta.url), { type: 'module' });
 * const send = createWorkerClient(worker);
 * const response = await send(new Request('http://engine/health'));
 */
export const createWorkerClient = (
  worker: WorkerLike,
  compat: Partial<Compat> = {},
): ((request: Request) => Promise<Response>) => {
  const waiting = new Map<
    number,
    { readonly resolve: (response: Response) => void; readonly reject: (error: Error) => void }
  >();
  let next = 0;
  let broken: Error | null = null;
  worker.addEventListener('message', ({ data }) => {
    if (!isResponse(data)) return;
    waiting.get(data.id)?.resolve(
      new Response(data.body, {
        status: data.status,
        headers: data.headers.map(([name, value]): [string, string] => [name, value]),
      }),
    );
    waiting.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(`The search engine's worker stopped: ${message ?? 'it could not be loaded'}`);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  worker.postMessage({ type: 'init', compat });
  return async (request) => {
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.text();
    if (broken) throw broken;
    const id = next++;
    return new Promise<Response>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, url: request.url, method: request.method, headers: [...request.headers], body });
    });
  };
};
