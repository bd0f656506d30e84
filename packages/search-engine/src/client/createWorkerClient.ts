import type { Compat } from '../state/types.ts';
import type { InitMessage, RequestMessage, ResponseMessage } from './protocol.ts';

/** The part of `Worker` that the client uses; tests pass a stub. */
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
 * Makes a function that sends a `Request` to the engine in a worker and resolves with its `Response`. After the worker
 * fails, pending and further requests reject.
 */
export const createWorkerClient = (
  worker: WorkerLike,
  compat: Partial<Compat> = {},
): ((request: Request) => Promise<Response>) => {
  const pending = new Map<
    number,
    { readonly resolve: (response: Response) => void; readonly reject: (error: Error) => void }
  >();
  let nextId = 0;
  let broken: Error | null = null;
  worker.addEventListener('message', ({ data }) => {
    if (!isResponse(data)) return;
    pending.get(data.id)?.resolve(
      new Response(data.body, {
        status: data.status,
        headers: data.headers.map(([name, value]): [string, string] => [name, value]),
      }),
    );
    pending.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(`The search engine's worker stopped: ${message ?? 'it could not be loaded'}`);
    for (const { reject } of pending.values()) reject(broken);
    pending.clear();
  });
  worker.postMessage({ type: 'init', compat });
  return async (request) => {
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.text();
    if (broken) throw broken;
    const id = nextId++;
    return new Promise<Response>((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, url: request.url, method: request.method, headers: [...request.headers], body });
    });
  };
};
