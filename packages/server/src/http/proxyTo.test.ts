import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { observed } from './observed.ts';
import { proxyTo } from './proxyTo.ts';

const request = new Request('http://www.kauri.example/multi-search');

describe('a service that does not answer', () => {
  it('a service that does not answer is 502, and a line says which and why', async () => {
    const lines: string[] = [];
    const answer = await proxyTo('http://127.0.0.1:9', { timeoutMs: 1_000, onUnanswered: (line) => lines.push(line) })(
      request,
    );
    expect(answer.status).toBe(502);
    expect(lines).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer: .+/)]);
  });

  it('a service that does not answer says so where it is too slow', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const lines: string[] = [];
    const search = proxyTo(`http://127.0.0.1:${port}`, { timeoutMs: 50, onUnanswered: (line) => lines.push(line) });
    expect((await search(request)).status).toBe(502);
    expect(lines).toEqual([`http://127.0.0.1:${port} does not answer: The operation was aborted due to timeout`]);
    server.closeAllConnections();
    server.close();
  });

  it('a service that does not answer is counted by itself, as nothing that failed in the server', () => {
    const lines: object[] = [];
    const { unanswered, metrics } = observed(async () => new Response(''), {
      log: (line) => lines.push(line),
      now: () => 0,
    });
    unanswered('http://search.example does not answer: connect ECONNREFUSED');
    expect(lines).toEqual([
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'warning',
        message: 'http://search.example does not answer: connect ECONNREFUSED',
      },
    ]);
    expect(metrics()).toContain('dealer_failures_total 0\n');
    expect(metrics()).toContain('dealer_unanswered_total 1\n');
  });
});
