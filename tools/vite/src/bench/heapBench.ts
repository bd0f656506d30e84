import { stockEngine } from '@dealer/vite/backend';
import type { Page } from 'puppeteer-core';
import { defaultTemplate } from '../looks.ts';
import { startProductionPreview } from '../productionPreview.ts';
import type { Measurement } from './measurement.ts';
import { launchPhone } from './phone.ts';

/** Pages that a visitor opens one after another, and how often the memory is measured. */
const navigations = 216;
const every = 54;

/** Presses the link of a page and waits until its page is drawn; `at` chooses among several. */
const follow = async (page: Page, selector: string, at = 0): Promise<void> => {
  const link = await page.waitForSelector(selector);
  // What the browser's protocol holds is not collected.
  await link?.dispose();
  await page.evaluate(
    (which: string, index: number) => {
      const links = [...document.querySelectorAll<HTMLElement>(which)];
      links[index % links.length]?.click();
    },
    selector,
    at,
  );
  await page.waitForNetworkIdle({ idleTime: 150, timeout: 30_000 });
};

/** Pages that a shopper alternates between: the search, another of its pages, a vehicle, the home page, saved vehicles. */
const steps: readonly ((page: Page, round: number) => Promise<void>)[] = [
  (page) => follow(page, 'a[href^="/search/used-cars"]'),
  (page, round) => follow(page, 'nav a[href*="page="]', round),
  (page, round) => follow(page, 'main article a[href^="/cars/"]:not([href*="?"])', round),
  async (page) => {
    await page.goBack({ waitUntil: 'networkidle2' });
  },
  (page) => follow(page, 'header a[href="/favourites"]'),
  (page) => follow(page, 'header a[href="/"]'),
];

/** Bytes that scripts hold after what nobody needs is collected, and the elements of the document and of what it forgot to release. */
const memory = async (page: Page): Promise<{ bytes: number; nodes: number }> => {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { bytes: usedSize, nodes };
};

/**
 * The memory of a long visit: 216 pages of the first look's production build in one document. After the 54th it must not grow.
 */
export const heapBench = async (): Promise<Measurement[]> => {
  const { engine } = await stockEngine({});
  const preview = await startProductionPreview({
    template: defaultTemplate(),
    port: 0,
    search: (request) => engine.handle(request),
  });
  const browser = await launchPhone();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(preview.url, { waitUntil: 'networkidle0' });
    await page.evaluate(() => Object.assign(window, { isOneDocument: true }));
    const seen: { at: number; bytes: number; nodes: number }[] = [];
    for (let at = 1; at <= navigations; at += 1) {
      await steps[(at - 1) % steps.length]?.(page, Math.floor(at / steps.length));
      if (at % every === 0) seen.push({ at, ...(await memory(page)) });
    }
    if (!(await page.evaluate(() => 'isOneDocument' in window)))
      throw new Error('A link loaded the document again, so the memory of one document was not measured.');
    const [first, ...rest] = seen;
    const growth = rest.length > 0 && first ? Math.max(...rest.map(({ bytes }) => bytes)) / first.bytes : Infinity;
    return [
      ...seen.map(
        ({ at, bytes, nodes }): Measurement => ({
          part: 'heap',
          what: `after ${at} pages, with ${nodes} nodes`,
          value: bytes,
          unit: 'bytes',
          budget: Infinity,
        }),
      ),
      { part: 'heap', what: 'most after page 54, beside page 54', value: growth, unit: 'times', budget: 1.1 },
    ];
  } finally {
    await browser.close();
    await preview.close();
  }
};
