import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sitemapPaths } from '@dealer/core/feeds';
import { isOnSite, siteRows } from '@dealer/core/routes';
import { parseSite } from '@dealer/core/site-check';
import { indexUid } from '@dealer/mocks/seed';
import { lookFolder } from '@dealer/tools-vite/server/lookFolder';
import { stockEngine } from '@dealer/vite/backend';
import { addressesFile } from './siteAddresses.ts';
import type { SiteAddresses } from './siteAddresses.ts';
import { siteDoc, sitesOf } from './sites.ts';
import { stockFile } from './stockFile.ts';

/** What the table of routes has for a site; of an address with a parameter only what the table itself can name. */
const addressesOf = (template: string, slug: string): SiteAddresses => {
  const parsed = parseSite({ doc: siteDoc(template, slug), templateName: template });
  if (parsed.kind === 'invalid') throw new Error(`The file of ${slug} is not valid.`);
  const { site } = parsed;
  const rows = siteRows(site).filter(({ row }) => isOnSite(row, site));
  return {
    routes: rows.map(({ row, pattern }) => ({ name: row.name, pattern })),
    paths: [
      ...new Set([
        ...rows.map(({ pattern }) => pattern.replace(/\/\*$/, '')).filter((path) => path !== '' && !path.includes(':')),
        ...sitemapPaths(site),
      ]),
    ],
  };
};

// Writes the cars that the first site of each look named shows, as its search finds them, and the addresses of its sites: tests choose from
// them without a page.
const { engine } = await stockEngine();
for (const template of process.argv.slice(2)) {
  const { defaultSite } = await lookFolder(template);
  const site = siteDoc(template, defaultSite ?? sitesOf(template)[0] ?? '') as {
    search?: { searchFilter?: string };
  };
  const answer = await engine.handle(
    new Request(`http://engine.invalid/indexes/${indexUid}/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 1000, filter: site.search?.searchFilter ?? [] }),
    }),
  );
  const { hits, message } = (await answer.json()) as { hits?: unknown[]; message?: string };
  if (!hits) throw new Error(message);
  const file = stockFile(template);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(hits));
  const addresses = addressesFile(template);
  mkdirSync(dirname(addresses), { recursive: true });
  writeFileSync(
    addresses,
    JSON.stringify(Object.fromEntries(sitesOf(template).map((slug) => [slug, addressesOf(template, slug)]))),
  );
}
