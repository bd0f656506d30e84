import { parentPort, workerData } from 'node:worker_threads';
import { proxyTo } from '../http/proxyTo.ts';
import type { RenderPage } from '../pages/createPageHandler.ts';
import { fileSiteStore } from '../sites/fileSiteStore.ts';
import type { RendererData } from './renderers.ts';
import { siteFetch } from './siteFetch.ts';
import { type PageOrder, writePage } from './writePage.ts';

/** Renders and writes what `startRenderers` orders, in a thread of it. */
export const runRenderer = async (): Promise<void> => {
  const { server, searchKey, now, id, folder, ...site } = workerData as RendererData;
  const { renderPage } = (await import(server)) as { renderPage: RenderPage };
  const { readContent } = fileSiteStore({ folders: { [id.template]: folder } });
  const answer = siteFetch({
    ...site,
    readContent: (name) => readContent(id, name),
    search: proxyTo(site.searchHost, { key: searchKey, timeoutMs: 10_000 }),
  });
  parentPort?.on('message', ({ number, order }: { number: number; order: PageOrder }) => {
    void writePage(order, { renderPage, answer, now }).then(
      (page) => parentPort?.postMessage({ number, page }),
      (error: unknown) => parentPort?.postMessage({ number, error: String(error) }),
    );
  });
};
