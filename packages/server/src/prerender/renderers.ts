import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SiteId } from '../sites/siteStore.ts';
import type { SiteFetchOptions } from './siteFetch.ts';
import type { PageOrder, WrittenPage } from './writePage.ts';

/** What a renderer needs: how it answers the requests of pages, the look's server build, and the time of rendering. */
export type RendererData = Omit<SiteFetchOptions, 'search' | 'readContent'> & {
  id: SiteId;
  /** The folder whose folder `sites` has the site's content and pages. */
  folder: string;
  /** The address of `dist-server/server.js` (`file:`). */
  server: string;
  searchKey: string;
  now: number;
};

type Message = { number: number; page: WrittenPage } | { number: number; error: string };

type Renderers = {
  /** Renders and writes a page (`writePage`). Rejects if it cannot be rendered at all, and always once a thread has ended. */
  write: (order: PageOrder) => Promise<WrittenPage>;
  /** Pages that are worth rendering at the same time. */
  parallel: number;
  close: () => Promise<void>;
};

/** While one page of a renderer waits for the search server, it renders another. */
const pagesPerRenderer = 3;

/**
 * Starts a thread for each processor; each renders pages with the server build of a look. `thread` is a file that calls
 * `runRenderer` in a thread.
 */
export const startRenderers = (thread: URL, data: RendererData): Renderers => {
  /** Why a thread ended; no page is rendered after that. */
  let failure: Error | undefined;
  const waiting = new Map<number, { resolve: (page: WrittenPage) => void; reject: (error: Error) => void }>();
  const workers = Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(thread, {
      workerData: data,
      // Without limits each thread collects hundreds of megabytes before it frees them.
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    });
    worker.on('message', (message: Message) => {
      const call = waiting.get(message.number);
      waiting.delete(message.number);
      if ('page' in message) call?.resolve(message.page);
      else call?.reject(new Error(message.error));
    });
    const fail = (error: Error): void => {
      failure ??= error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('error', fail).on('exit', () => fail(new Error('A thread that renders pages has ended.')));
    return worker;
  });
  let last = 0;
  return {
    parallel: workers.length * pagesPerRenderer,
    write: (order) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        workers[last % workers.length]?.postMessage({ number: last, order });
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
