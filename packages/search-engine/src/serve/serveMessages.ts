import type { InitMessage, RequestMessage, ResponseMessage } from '../client/protocol.ts';
import { type Engine, createEngine } from '../engine/createEngine.ts';

/**
 * Answers the client's messages with one engine, in the order in which they come: a search after a write sees it.
 * `create` makes that engine, where it is to be more than an empty one.
 *
 * @example
 * self.onmessage = serveMessages((message) => self.postMessage(message));
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
      ...(body !== null && { body }),
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
          post({
            id: data.id,
            status: 500,
            headers: [['content-type', 'application/json']],
            body: JSON.stringify({
              message: String(error),
              code: 'internal',
              type: 'internal',
              link: 'https://docs.meilisearch.com/errors#internal',
            }),
          });
        });
  };
};
