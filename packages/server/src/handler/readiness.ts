import type { Handler } from '../http/nodeHttp.ts';

/** A server is ready as soon as a page of one of its sites was rendered; then it stays so. */
export type Readiness = { isReady: () => boolean; stop: () => void };

/**
 * Requests the home page of one site after another until one is answered with a page. Answers under the names of `hosts`.
 */
export const watchReadiness = (
  handler: Handler,
  { hosts, wait }: { hosts: () => readonly string[]; wait: () => Promise<unknown> },
): Readiness => {
  let isReady = false;
  let isStopped = false;
  void (async () => {
    for (let at = 0; !isReady && !isStopped; at += 1) {
      const names = hosts();
      const host = names[at % Math.max(1, names.length)];
      const answer =
        host === undefined ? undefined : await handler(new Request(`http://${host}/`)).catch(() => undefined);
      isReady = answer?.status === 200;
      if (!isReady) await wait();
    }
  })();
  return {
    isReady: () => isReady,
    stop: () => {
      isStopped = true;
    },
  };
};
