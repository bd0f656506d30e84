import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { faultySearch, type Mood } from '../support/fire/faultySearch.ts';
import { oddRequest, seeded, statusOf } from '../support/fire/oddRequest.ts';
import { startProcess, startServe } from '../support/fire/serveProcess.ts';

/** Seconds of load: 60 before a release. */
const loadSeconds = Number(process.env.LOAD_SECONDS ?? 8);
/** How many odd requests, and for how many seconds they are sent on a busy machine. */
const oddRequests = 5_000;
const oddSeconds = loadSeconds < 60 ? 15 : 150;

const host = 'www.southerncrossmotors.example';

type Answer = { status: number; body: string; isWhole: boolean };

/** An answer, or why there is none. `sent` is called when the request was handed to an open connection. */
const ask = (port: number, path: string, { agent, sent }: { agent?: Agent; sent?: () => void } = {}) =>
  new Promise<Answer | 'refused' | 'lost'>((resolve) => {
    const requested = request(
      {
        port,
        host: '127.0.0.1',
        path,
        headers: { host, accept: 'text/html,*/*' },
        ...(agent ? { agent } : { agent: false }),
      },
      (incoming) => {
        let body = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part: string) => (body += part));
        incoming.on('close', () => resolve({ status: incoming.statusCode ?? 0, body, isWhole: incoming.complete }));
      },
    );
    requested.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
    );
    requested.on('finish', () => sent?.());
    requested.end();
  });

type Search = { results?: { hits: { id?: unknown }[] }[] };
type Handover = { answers: [key: string, status: number, json: Search | null][]; search?: { results: Search } };

/** What is wrong with a page that says that it is one; empty if nothing is. */
const wrongWith = ({ status, body, isWhole }: Answer): string => {
  if (!isWhole) return 'cut';
  if (status === 503) return body.includes('id="dealer-handover"') ? 'a page that is down hands answers over' : '';
  if (status !== 200) return `status ${status}`;
  const text = /id="dealer-handover">(.*?)<\/script>/s.exec(body)?.[1];
  if (text === undefined) return 'no handover';
  const { answers, search } = JSON.parse(text) as Handover;
  const searches = [search?.results, ...answers.map(([, , json]) => json)].flatMap((json) => json?.results ?? []);
  if (searches.length === 0) return 'no search';
  if (answers.some(([, code]) => code !== 200)) return 'hands a failure over';
  return searches.some(({ hits }) => hits.some(({ id }) => id === undefined)) ? 'hits that are none' : '';
};

test('one server of many dealers withstands odd requests, a search server that fails, and being stopped under load', async () => {
  test.setTimeout(180_000 + (oddSeconds + loadSeconds) * 1_000);
  const engine = await startProcess('tools/vite/src/cli/searchServer.ts', ['--port', '7791'], (line) =>
    line.includes('Search engine on'),
  );
  const search = await faultySearch('http://127.0.0.1:7791');
  const server = await startServe('classic', search.url);
  const { port } = server;
  const metric = async (name: string): Promise<number> =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await (await fetch(`${server.admin}/metrics`)).text())?.[1]);
  try {
    await expect.poll(async () => (await fetch(`${server.admin}/health`)).status, { timeout: 60_000 }).toBe(200);

    // 1. Odd requests: none ends the process, none is answered with 500.
    const random = seeded(7);
    const requests = Array.from({ length: oddRequests }, () => oddRequest(host, random));
    const failed: string[] = [];
    const counts = new Map<number | undefined, number>();
    const next = requests[Symbol.iterator]();
    const startedAt = Date.now();
    const sendOdd = async (): Promise<void> => {
      for (const odd of next) {
        if (Date.now() - startedAt > oddSeconds * 1_000) return;
        const status = await statusOf(port, odd);
        counts.set(status, (counts.get(status) ?? 0) + 1);
        // A page may take longer than its deadline on a busy machine.
        if (status !== undefined && status >= 500 && status !== 503)
          failed.push(`${status} ${JSON.stringify(odd.slice(0, 200))}`);
      }
    };
    await Promise.all(Array.from({ length: 32 }, sendOdd));
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(`${sent} odd requests in ${Date.now() - startedAt} ms:`, Object.fromEntries(counts));
    expect(sent).toBeGreaterThan(500);
    expect(failed).toEqual([]);
    expect(counts.get(200) ?? 0).toBeGreaterThan(0);
    expect(server.failures).toEqual([]);
    expect(await metric('dealer_failures_total')).toBe(0);

    // 2. Load, while the search server is killed, hangs, stalls and lies.
    const sitemap = await ask(port, '/sitemap.xml');
    const slugs = [...(typeof sitemap === 'object' ? sitemap.body : '').matchAll(/\/cars\/([^<]+)</g)].map(
      ([, slug]) => slug ?? '',
    );
    expect(slugs.length).toBeGreaterThan(50);
    const message = ['hilux', 'ranger', 'mazda', 'suv', 'ute', 'diesel', 'kia', 'white'];
    const visited = new Set<string>();
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    let isOver = false;
    const anyPage = (): string => {
      const at = Math.floor(random() * slugs.length);
      return random() < 0.6
        ? `/cars/${slugs[at]}`
        : `/search?query=${message[at % message.length]}&page=${1 + (at % 3)}`;
    };
    const load = async (agent: Agent | undefined): Promise<void> => {
      while (!isOver) {
        const path = anyPage();
        visited.add(path);
        const answer = await ask(port, path, agent ? { agent } : {});
        const fault = typeof answer === 'string' ? answer : wrongWith(answer);
        if (fault !== '') wrong.push(`${path}: ${fault}`);
        const key = typeof answer === 'string' ? answer : String(answer.status);
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    };
    const agents = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const running = Promise.all([...agents, undefined, undefined].map(load));
    const moods: readonly Mood[] = ['good', 'lying', 'hanging', 'killed', 'stalling', 'good', 'lying', 'killed'];
    for (const mood of moods) {
      await search.setMood(mood);
      await wait((loadSeconds * 1_000) / moods.length);
    }
    isOver = true;
    await running;
    console.log(`${loadSeconds} s of load:`, Object.fromEntries(seen));
    expect(wrong).toEqual([]);

    // Nothing wrong was stored: each page that was requested is a good one again.
    await search.setMood('good');
    const pages = [...visited].slice(-60);
    for (const path of pages) {
      const good = async (): Promise<string> => {
        const answer = await ask(port, path);
        return typeof answer === 'string' ? answer : `${answer.status} ${wrongWith(answer)}`;
      };
      await expect.poll(good, { message: path, timeout: 20_000 }).toBe('200 ');
    }
    expect(await metric('dealer_failures_total')).toBe(0);

    // 3. Stopped under load: an answer to what was sent before the signal is whole, and so is any that has begun.
    let isStopped = false;
    const cut: string[] = [];
    let whole = 0;
    const untilStopped = async (agent: Agent | undefined): Promise<void> => {
      for (let last: Answer | 'refused' | 'lost' | undefined; last !== 'refused' && last !== 'lost'; ) {
        const path = anyPage();
        let sentBefore = false;
        last = await ask(port, path, { ...(agent ? { agent } : {}), sent: () => (sentBefore = !isStopped) });
        if (typeof last === 'object' && last.isWhole) whole += 1;
        else if (typeof last === 'object' || sentBefore)
          cut.push(`${path}: ${typeof last === 'object' ? 'cut' : last}`);
      }
    };
    const stopping = Promise.all([...agents, undefined, undefined].map(untilStopped));
    await wait(500);
    isStopped = true;
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await stopping;
    console.log(`${whole} answers until the server had stopped`);
    expect(whole).toBeGreaterThan(8);
    expect(cut).toEqual([]);
  } finally {
    server.kill('SIGKILL');
    engine.kill('SIGKILL');
    await search.close();
  }
});
