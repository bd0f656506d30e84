import { serveMessages } from '../serve/serveMessages.ts';

// The entry of the module worker. `self` is typed as a window's or a worker's scope depending on who includes this file.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage: (message: unknown) => void;
};
scope.onmessage = serveMessages((message) => scope.postMessage(message));
