import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { indexUid } from '@dealer/mocks/seed';
import { lookFolder } from '@dealer/tools-vite/server/lookFolder';
import { stockEngine } from '@dealer/tools-vite/server/stockEngine';
import { siteDoc, sitesOf } from './sites.ts';
import { stockFile } from './stockFile.ts';

// Writes the cars that the first site of each look named shows, as its search finds them: tests choose from them without a page.
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
}
