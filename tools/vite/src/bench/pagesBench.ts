import { setTimeout as wait } from 'node:timers/promises';
import { stockEngine } from '@dealer/vite/backend';
import { defaultTemplate } from '../looks.ts';
import { startProductionPreview } from '../productionPreview.ts';
import { shellHeader } from '@dealer/server/handler';
import { type Measurement, p95 } from './measurement.ts';

/** Pages that are requested once each, and how many of them in a second. */
const pageCount = 100;
const perSecond = 10;

/** Milliseconds until the whole answer has arrived. */
const timeOf = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const from = performance.now();
  const answer = await fetch(address, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - from;
};

/**
 * How long a server takes for a page of 16.7 thousand vehicles with the embedded engine: vehicles and searches that it has not rendered
 * before, ten in a second, then the same pages from its cache, and the file without the page's content, which a static host would send.
 */
export const pagesBench = async (): Promise<Measurement[]> => {
  const part = 'pages';
  const { engine } = await stockEngine({});
  const preview = await startProductionPreview({
    template: defaultTemplate(),
    port: 0,
    search: (request) => engine.handle(request),
  });
  try {
    const sitemap = await (await fetch(`${preview.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/(?:cars|search)\/[^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const step = Math.max(1, Math.floor(paths.length / pageCount));
    const pages = paths.filter((_, index) => index % step === 0).slice(0, pageCount);
    // The first page compiles the code.
    for (const path of paths.slice(1, 30)) if (!pages.includes(path)) await timeOf(preview.url + path);
    const first: Promise<number>[] = [];
    for (const path of pages) {
      first.push(timeOf(preview.url + path));
      await wait(1_000 / perSecond);
    }
    const rendered = await Promise.all(first);
    const cached: number[] = [];
    const shells: number[] = [];
    for (const path of pages) {
      cached.push(await timeOf(preview.url + path));
      shells.push(await timeOf(preview.url + path, { [shellHeader]: '1' }));
    }
    const row = (what: string, value: number, budget: number, unit: Measurement['unit'] = 'ms'): Measurement => ({
      part,
      what,
      value,
      unit,
      budget,
    });
    return [
      row(`a page that is rendered, ${perSecond} in a second, 95 of 100`, p95(rendered), 50),
      row('a page from the cache, 95 of 100', p95(cached), 5),
      row('the file without content, 95 of 100', p95(shells), Number.POSITIVE_INFINITY),
      row('a page from the cache, of the file without content', p95(cached) / p95(shells), 2, 'times'),
    ];
  } finally {
    await preview.close();
  }
};
