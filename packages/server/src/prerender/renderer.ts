import { parentPort, workerData } from 'node:worker_threads';
import { proxyTo } from '@dealer/server/http';
import type { RendererData } from './renderers.ts';
import type { RenderPage } from './renderUnlessSame.ts';
import { siteFetch } from './siteFetch.ts';
import { type PageOrder, writePage } from './writePage.ts';

// A thread of `startRenderers`.
const { server, searchKey, now, ...site } = workerData as RendererData;
const { renderPage } = (await import(server)) as { renderPage: RenderPage };
const answer = siteFetch({ ...site, search: proxyTo(site.searchHost, { key: searchKey, timeoutMs: 10_000 }) });

parentPort?.on('message', ({ id, order }: { id: number; order: PageOrder }) => {
  void writePage(order, { renderPage, answer, now }).then(
    (page) => parentPort?.postMessage({ id, page }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
