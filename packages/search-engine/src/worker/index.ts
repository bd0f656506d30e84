import { serveMessages } from '../serve/serveMessages.ts';

// Entry of the module worker. The type of `self` depends on the including project: a window or a worker scope.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage: (message: unknown) => void;
};
scope.onmessage = serveMessages((message) => scope.postMessage(message));
