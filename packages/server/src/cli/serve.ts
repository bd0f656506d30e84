import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, UsageError } from '../commands/command.ts';
import { serveCommand } from '../commands/serveCommand.ts';
import { startedCommand } from '../commands/startedCommand.ts';
import { builtLook } from '../handler/builtLook.ts';
import { startSites } from '../handler/startSites.ts';
import { serve } from '../http/nodeHttp.ts';
import { proxyTo } from '../http/proxyTo.ts';
import { fileSiteStore } from '../sites/fileSiteStore.ts';
import { postgresSiteStore } from '../sites/postgresSiteStore.ts';
import { databaseAddress, webAddress } from './addresses.ts';
import { adminHandler } from './adminHandler.ts';
import { findLooks, siteFolders } from './findLooks.ts';

/** How often a worker reports its state to the first process, in milliseconds. */
const reportMs = 500;

/** How long the first process waits before it starts a worker again that ended, in milliseconds. */
const restartMs = 1_000;

/** What a worker reports, and what it gets. */
type WorkerState = { isReady: boolean; metrics: string; answers: readonly string[] };
type Purge = { purge: readonly string[] };

const log = (line: object): void => console.log(JSON.stringify(line));
const note = (line: object): void => log({ time: new Date().toISOString(), ...line });

const numberOf = (
  text: string | undefined,
  name: string,
  { least, most }: { least: number; most: number },
): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not ${text}.`);
  return value;
};
const ports = { least: 0, most: 65_535 };

const onSignal = (stop: () => Promise<unknown>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(0)));
};

await runCommand(startedCommand(serveCommand), async ({ values }) => {
  const { env } = process;
  const search = values['search-host'] ?? (env['SEARCH_HOST'] || undefined);
  if (search === undefined)
    throw new UsageError(
      'Say where the search server is: --search-host <url>, or the environment variable SEARCH_HOST.',
    );
  const searchHost = webAddress(search, '--search-host');
  const apiAddress = values.api ?? (env['API_URL'] || undefined);
  const api = apiAddress === undefined ? undefined : webAddress(apiAddress, '--api');
  const database = values.database ?? env['DATABASE_URL'];
  if (database) databaseAddress(database);
  const { SEARCH_KEY: searchKey, SEARCH_KEY_UID: searchKeyUid } = env;
  const workers = numberOf(values.workers ?? env['WORKERS'], '--workers', { least: 1, most: 64 }) ?? 1;
  const cachedMegabytes = numberOf(values['page-cache'] ?? env['PAGE_CACHE'], '--page-cache', {
    least: 1,
    most: 16_384,
  });
  const host = values.host ?? env['HOST'] ?? '127.0.0.1';
  const port = numberOf(values.port ?? env['PORT'], '--port', ports) ?? 8080;
  const adminPort = numberOf(values['admin-port'] ?? env['ADMIN_PORT'], '--admin-port', ports) ?? 9090;
  const looksFolder = resolve(values.looks ?? env['LOOKS'] ?? 'apps');
  const named = findLooks(looksFolder, values.template);
  const sitesFolder = values.sites ?? env['SITES'];

  const start = async () => {
    const looks = await Promise.all(named.map(({ template, folder }) => builtLook(template, folder)));
    const store = database
      ? postgresSiteStore({ url: database })
      : fileSiteStore({ folders: siteFolders(named, sitesFolder && resolve(sitesFolder)) });
    return startSites({
      looks,
      store,
      searchHost,
      searchKey,
      searchKeyUid,
      api,
      host,
      port,
      cachedBytes: cachedMegabytes === undefined ? undefined : cachedMegabytes * 1024 * 1024,
      log,
    });
  };

  if (cluster.isWorker) {
    const sites = await start();
    process.on('uncaughtException', sites.failed).on('unhandledRejection', sites.failed);
    const report = (): void => {
      const state: WorkerState = { isReady: sites.isReady(), metrics: sites.metrics(), answers: sites.answers() };
      process.send?.(state);
    };
    setInterval(report, reportMs).unref();
    process.on('message', ({ purge }: Purge) => sites.purge(purge));
    onSignal(sites.close);
    return;
  }

  let isStopping = false;
  const searchServer = proxyTo(searchHost, { key: searchKey, timeoutMs: 5_000 });
  const stockServer = proxyTo(searchHost, { key: searchKey, timeoutMs: 30_000 });
  const isSearchAvailable = async (): Promise<boolean> =>
    (await searchServer(new Request('http://search.invalid/health'))).ok;
  const serveAdmin = (process: Pick<Parameters<typeof adminHandler>[0], 'isReady' | 'metrics' | 'purge'>) =>
    serve(
      adminHandler({ ...process, isStopping: () => isStopping, isSearchAvailable, search: stockServer, now: Date.now }),
      {
        port: adminPort,
        host: env['ADMIN_HOST'] ?? '127.0.0.1',
      },
    );

  if (workers === 1) {
    const sites = await start();
    process.on('uncaughtException', sites.failed).on('unhandledRejection', sites.failed);
    const admin = await serveAdmin({ isReady: sites.isReady, metrics: () => [sites.metrics()], purge: sites.purge });
    onSignal(async () => {
      isStopping = true;
      await sites.close();
      await admin.close();
    });
    note({
      message: 'started',
      url: sites.url,
      answers: sites.answers(),
      admin: admin.url,
      searchTokens: Boolean(searchKey && searchKeyUid),
    });
    return;
  }

  const states = new Map<number, WorkerState>();
  let isStarted = false;
  const fork = (): void => {
    const worker = cluster.fork();
    worker.on('message', (state: WorkerState) => {
      states.set(worker.id, state);
      if (isStarted) return;
      isStarted = true;
      note({ message: 'started', url: `http://localhost:${port}`, answers: state.answers, admin: admin.url, workers });
    });
    worker.on('exit', (code: number | null, signal: string | null) => {
      states.delete(worker.id);
      if (isStopping) return;
      // What stops the first start stops each: it said why.
      if (!isStarted) {
        isStopping = true;
        void endAll('SIGKILL').then(() => process.exit(code ?? 1));
        return;
      }
      note({
        level: 'error',
        message: `A worker ended with ${signal === null ? `code ${code}` : signal}. Another one starts.`,
      });
      setTimeout(() => isStopping || fork(), restartMs);
    });
  };
  const all = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const endAll = async (signal: NodeJS.Signals): Promise<void> => {
    for (const worker of all()) worker.process.kill(signal);
    while (all().length > 0) await wait(50);
  };
  const admin = await serveAdmin({
    isReady: () => [...states.values()].some(({ isReady }) => isReady),
    metrics: () => [...states.values()].map(({ metrics }) => metrics),
    purge: (tags) => all().forEach((worker) => worker.send({ purge: tags } satisfies Purge)),
  });
  onSignal(async () => {
    isStopping = true;
    await endAll('SIGTERM');
    await admin.close();
  });
  for (let at = 0; at < workers; at += 1) fork();
});
