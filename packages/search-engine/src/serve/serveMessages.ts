import type { InitMessage, RequestMessage, ResponseMessage } from '../client/protocol.ts';
import { type Engine, createEngine } from '../engine/createEngine.ts';
import { ApiError, errorBody } from '../http/apiError.ts';

/**
 * Makes the message handler of a worker that runs one engine. Requests are answered in the order they arrive, so a
 * search sees every write before it. A request that throws is answered with status 500. Pass `create` to start from an
 * engine that is not empty.
 */
export const serveMessages = (
  post: (message: ResponseMessage) => void,
  create: (options?: Parameters<typeof createEngine>[0]) => Pick<Engine, 'handle'> = createEngine,
): ((event: { readonly data: InitMessage | RequestMessage }) => void) => {
  let engine: Pick<Engine, 'handle'> | null = null;
  let last: Promise<void> = Promise.resolve();
  const reply = async ({ id, url, method, headers, body }: RequestMessage): Promise<void> => {
    engine ??= create();
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: body ?? undefined,
    });
    const response = await engine.handle(request);
    post({ id, status: response.status, headers: [...response.headers], body: await response.text() });
  };
  return ({ data }) => {
    if ('type' in data) engine = create({ compat: data.compat });
    else
      last = last
        .then(() => reply(data))
        .catch((error: unknown) => {
          const failure = new ApiError('internal', String(error));
          post({
            id: data.id,
            status: failure.status,
            headers: [['content-type', 'application/json']],
            body: JSON.stringify(errorBody(failure)),
          });
        });
  };
};
