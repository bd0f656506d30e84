import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stockEngine } from '@dealer/vite/backend';
import type { RenderPage } from '@dealer/server/pages';
import { siteFetch } from '@dealer/server/prerender';
import { fileSiteStore, withSearchService } from '@dealer/server/sites';
import { readSiteFile } from '@dealer/vite/sites';
import { defaultTemplate } from '../looks.ts';
import { vehiclePath } from '@dealer/core/routes';
import { siteVehicles } from '@dealer/server/crawlers';
import { parsedSite } from '../server/parsedSite.ts';
import { lookFolder } from '../server/lookFolder.ts';
import type { Measurement } from './measurement.ts';

const pageCount = 150;
const rounds = 7;
const origin = 'https://dealer.example';
const searchHost = 'https://search.example';

/** Answers each request once from `answer`, and later from memory. */
const remembered = (answer: typeof fetch): typeof fetch => {
  const known = new Map<string, { status: number; text: string }>();
  return async (input, init) => {
    const key = String(input) + String(init?.body ?? '');
    let found = known.get(key);
    if (!found) {
      const response = await answer(input, init);
      found = { status: response.status, text: await response.text() };
      known.set(key, found);
    }
    return new Response(found.text, { status: found.status, headers: { 'content-type': 'application/json' } });
  };
};

/** How long one processor takes for the HTML of a vehicle's page when all answers are in memory: without search, files and network. */
export const renderingBench = async (now: number): Promise<Measurement[]> => {
  const { template, folder, defaultSite: slug = '' } = await lookFolder(defaultTemplate());
  const { renderPage } = (await import(pathToFileURL(join(folder, 'dist-server/server.js')).href)) as {
    renderPage: RenderPage;
  };
  const file = readSiteFile(folder, { slug });
  if (file.kind !== 'file') throw new Error(file.message);
  const { engine } = await stockEngine({});
  const search = (request: Request): Promise<Response> => engine.handle(request);
  const site = await parsedSite(file, { template, lookFolder: folder });
  if (site === undefined) throw new Error(`The site ${slug} has mistakes: npm run check:sites names them.`);
  const addresses: string[] = [];
  for await (const vehicle of siteVehicles(site, { search, now })) {
    if (addresses.length === pageCount) break;
    addresses.push(origin + vehiclePath(vehicle.slug));
  }
  const out = mkdtempSync(join(tmpdir(), 'dealer-rendering-bench-'));
  try {
    const store = fileSiteStore({ folders: { [template]: folder } });
    const readContent = (name: string) => store.readContent({ template, slug }, name);
    const siteText = withSearchService(file.text, { host: searchHost, apiKey: 'search' });
    const fetch = remembered(siteFetch({ siteText, searchHost, readContent, out, search }));
    const times: number[] = [];
    // The first rounds fill the memory and compile the code.
    for (let round = -3; round < rounds; round += 1) {
      const from = performance.now();
      for (const url of addresses) {
        const { status } = await renderPage({ url, fetch, now });
        if (status !== 200) throw new Error(`${url} answered ${status}.`);
      }
      if (round >= 0) times.push((performance.now() - from) / addresses.length);
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    // 200 pages a second on two processors.
    return [{ part: 'rendering', what: `a vehicle, of ${addresses.length}`, value: median, unit: 'ms', budget: 10 }];
  } finally {
    rmSync(out, { recursive: true });
  }
};
