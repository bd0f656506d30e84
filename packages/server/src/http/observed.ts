import type { Handler } from './nodeHttp.ts';

/** A line of the log. No address of a visitor, no browser, no query: nothing that leads to a person. */
export type LogLine = {
  time: string;
  method: string;
  host: string;
  path: string;
  status: number;
  ms: number;
};

/** The path as the log has it: of the backend's addresses the first two parts only, because the next may name a person. */
const loggedPath = (path: string): string =>
  (/^\/(?:api|auth|rest)\//.test(path) ? path.split('/').slice(0, 3).join('/') : path).slice(0, 200);

/** A line of the log about what failed in the server, or (a warning) in a service that it needs. */
export type FailureLine = { time: string; level: 'error' | 'warning'; message: string };

/** A handler with its log and its numbers. */
export type Observed = {
  handler: Handler;
  /** Logs and counts what failed, in a request or apart from any. */
  failed: (error: unknown) => void;
  /** Logs and counts that a service did not answer, in a sentence. */
  unanswered: (sentence: string) => void;
  /** Prometheus text. */
  metrics: () => string;
};

/** Adds a structured log and metrics to a handler. */
export const observed = (
  inner: Handler,
  { log, now }: { log: (line: LogLine | FailureLine) => void; now: () => number },
): Observed => {
  const counts = new Map<string, number>();
  let seconds = 0;
  let active = 0;
  let failures = 0;
  let unansweredCalls = 0;
  const handler: Handler = async (request) => {
    const started = now();
    active += 1;
    let status = 500;
    try {
      const answer = await inner(request);
      status = answer.status;
      return answer;
    } finally {
      active -= 1;
      const ms = now() - started;
      const group = `${Math.trunc(status / 100)}xx`;
      counts.set(group, (counts.get(group) ?? 0) + 1);
      seconds += ms / 1_000;
      const { hostname, pathname } = new URL(request.url);
      log({
        time: new Date(started).toISOString(),
        method: request.method,
        host: hostname,
        path: loggedPath(pathname),
        status,
        ms,
      });
    }
  };
  const metrics = (): string => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return [
      '# TYPE dealer_requests_total counter',
      ...[...counts].sort().map(([group, count]) => `dealer_requests_total{status="${group}"} ${count}`),
      '# TYPE dealer_request_seconds summary',
      `dealer_request_seconds_sum ${seconds.toFixed(3)}`,
      `dealer_request_seconds_count ${total}`,
      '# TYPE dealer_requests_under_way gauge',
      `dealer_requests_under_way ${active}`,
      '# TYPE dealer_failures_total counter',
      `dealer_failures_total ${failures}`,
      '# TYPE dealer_unanswered_total counter',
      `dealer_unanswered_total ${unansweredCalls}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage().rss}`,
      '',
    ].join('\n');
  };
  const failed = (error: unknown): void => {
    failures += 1;
    log({
      time: new Date(now()).toISOString(),
      level: 'error',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  };
  const unanswered = (message: string): void => {
    unansweredCalls += 1;
    log({ time: new Date(now()).toISOString(), level: 'warning', message });
  };
  return { handler, failed, unanswered, metrics };
};
