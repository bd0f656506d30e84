import { setTimeout as wait } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import type { Site } from '@dealer/core/site';
import { createSearchTokens } from '../server/searchToken.ts';
import { serve } from '@dealer/vite/server';
import { assertBuilt } from '../assertBuilt.ts';
import { namedLook, templates } from '../looks.ts';
import { bodyLimit } from '../server/bodyLimit.ts';
import { hostRouter, hostsOf } from '../server/hostRouter.ts';
import { observed } from '../server/observed.ts';
import { productionHandler } from '../server/productionHandler.ts';
import { proxyTo } from '../server/proxyTo.ts';
import { watchReadiness } from '../server/readiness.ts';
import { closeOnSignal, portOf, run, surviveFailures } from './run.ts';

/** The longest that a stop waits for answers under way, in milliseconds. */
const stopMs = 10_000;
const searchTimeoutMs = 10_000;
/** How long a start waits before it tries another page, in milliseconds. */
const retryMs = 500;

// npm run serve: the built sites of many dealers in one process, each at its host name. Options can be environment variables.
await run(
  {
    options: {
      template: { type: 'string', multiple: true },
      sites: { type: 'string' },
      'search-host': { type: 'string' },
      api: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      'admin-port': { type: 'string' },
    },
  },
  async ({ values }) => {
    const { env } = process;
    const searchHost = values['search-host'] ?? env['SEARCH_HOST'];
    if (searchHost === undefined)
      throw new Error('Say where the search server is: --search-host <url>, or the environment variable SEARCH_HOST.');
    const { SEARCH_KEY: key, SEARCH_KEY_UID: uid } = env;
    const search = proxyTo(searchHost, { key, timeoutMs: searchTimeoutMs });
    const tokenOf = key && uid ? createSearchTokens({ key, uid }, { now: Date.now }) : undefined;
    const siteSearch =
      tokenOf && (async (site: Site) => proxyTo(searchHost, { key: await tokenOf(site), timeoutMs: searchTimeoutMs }));
    const api = values.api ?? env['API_URL'];
    const backend =
      api === undefined
        ? async () => Response.json({ error: 'This site has no backend.' }, { status: 404 })
        : proxyTo(api, { timeoutMs: 20_000 });
    const sites = values.sites ?? env['SITES'];
    const looks = (values.template ?? templates()).map(namedLook);
    looks.forEach(assertBuilt);
    const hosted = looks.map((look) => {
      const folder = sites === undefined ? look.folder : join(resolve(sites), look.template);
      return { folder, handler: productionHandler(look, { search, siteSearch, sitesFrom: folder, backend }) };
    });
    let isStopping = false;
    const log = (line: object): void => console.log(JSON.stringify(line));
    const router = hostRouter(hosted, { now: Date.now });
    const { handler, failed, metrics } = observed(router, { log, now: Date.now });
    const host = values.host ?? env['HOST'] ?? '127.0.0.1';
    const site = await serve(handler, {
      port: portOf(values.port ?? env['PORT']) ?? 8080,
      host,
      onError: failed,
      bodyLimit,
    });
    surviveFailures(failed);
    const readiness = watchReadiness(router, {
      hosts: () => [...hostsOf(hosted).keys()],
      wait: () => wait(retryMs, undefined, { ref: false }),
    });
    // Health and metrics have a port of their own, which the proxy in front does not pass on.
    const admin = await serve(
      async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/metrics') return new Response(metrics(), { headers: { 'content-type': 'text/plain' } });
        if (pathname !== '/health') return new Response('', { status: 404 });
        if (isStopping) return Response.json({ status: 'stopping' }, { status: 503 });
        if (!readiness.isReady()) return Response.json({ status: 'starting' }, { status: 503 });
        const answer = await search(new Request('http://search.invalid/health'));
        return Response.json({ status: 'ok', search: answer.ok ? 'available' : 'unavailable' });
      },
      {
        port: portOf(values['admin-port'] ?? env['ADMIN_PORT']) ?? 9090,
        host: env['ADMIN_HOST'] ?? '127.0.0.1',
        onError: failed,
      },
    );
    closeOnSignal(async () => {
      isStopping = true;
      readiness.stop();
      await site.close({ withinMs: stopMs });
      await admin.close();
    });
    log({
      time: new Date().toISOString(),
      message: 'started',
      url: site.url,
      admin: admin.url,
      searchTokens: tokenOf !== undefined,
    });
    const named = [...hostsOf(hosted).keys()];
    if (tokenOf === undefined && named.length > 0)
      log({
        time: new Date().toISOString(),
        level: 'warning',
        message:
          'These sites search without a token of their own: their visitors can search the stock of every dealer.',
        sites: named,
      });
  },
);
