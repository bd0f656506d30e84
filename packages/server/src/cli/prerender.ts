import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand, UsageError } from '@dealer/server/commands';
import { withSearchService } from '@dealer/server/sites';
import { readSiteFile } from '@dealer/vite/sites';
import { staticHosts } from '../prerender/hostFiles.ts';
import { prerender } from '../prerender/prerender.ts';
import { namedLook } from '../looks.ts';
import { startRenderers } from '../prerender/renderers.ts';
import { assertBuilt } from '../assertBuilt.ts';
import { parsedSite } from '../server/parsedSite.ts';
import { proxyTo } from '@dealer/server/http';
import { searchToken } from '@dealer/server/tokens';
import { commands } from './commands.ts';

/** For how long the search token in the pages is valid, in hours. A page is rendered again when it is older than a day. */
const tokenHours = 48;

/** A search server that has just started may need long for its first answer about all stock, in milliseconds. */
const stockTimeoutMs = 60_000;

/** Failed pages that are printed with their reason. */
const mostFailures = 50;

await runCommand(commands.prerender, async ({ values }) => {
  const { template, site: slug, sites, 'search-host': searchHost, out, host: hostName = 'netlify' } = values;
  const host = staticHosts.find((name) => name === hostName);
  if (host === undefined) throw new UsageError(`Unknown --host ${hostName}. Known: ${staticHosts.join(', ')}.`);
  const look = namedLook(template);
  assertBuilt(look);
  const folder = sites === undefined ? look.folder : resolve(sites);
  const file = readSiteFile(folder, { slug });
  if (file.kind !== 'file') throw new Error(file.message);
  const { SEARCH_KEY: key = '', SEARCH_KEY_UID: uid } = process.env;
  const named = await parsedSite(file, { template, lookFolder: look.folder });
  if (named === undefined)
    throw new Error(`The file of the site ${slug} has mistakes: npm run check:sites names them.`);
  const website = resolve(out);
  const now = Date.now();
  const apiKey = key && uid ? await searchToken(named, { key, uid }, { now, hours: tokenHours }) : key;
  const search = { host: searchHost, apiKey };
  const siteText = withSearchService(file.text, search);
  // The content security policy of the pages allows this search server.
  const site = { ...named, services: { ...named.services, search } };
  const renderers = startRenderers({
    server: pathToFileURL(join(look.folder, 'dist-server/server.js')).href,
    siteText,
    searchHost,
    folder,
    slug,
    out: website,
    searchKey: key,
    now,
  });
  const started = performance.now();
  const { rendered, unchanged, deleted, failed } = await prerender({
    site,
    siteText,
    folder,
    dist: join(look.folder, 'dist'),
    write: renderers.write,
    parallel: renderers.parallel,
    search: proxyTo(searchHost, { key, timeoutMs: stockTimeoutMs }),
    out: website,
    host,
    now,
  }).finally(renderers.close);
  const seconds = (performance.now() - started) / 1000;
  const memory = Math.round((process.resourceUsage().maxRSS * 1024) / 1_000_000);
  console.log(
    `${rendered} pages rendered, ${unchanged} unchanged, ${deleted.length} deleted in ${seconds.toFixed(1)} s, at most ${memory} MB.`,
  );
  if (failed.length > 0)
    throw new Error(
      [
        `${failed.length} pages could not be written:`,
        ...failed.slice(0, mostFailures).map(({ path, reason }) => `${JSON.stringify(path)}: ${reason}`),
        ...(failed.length > mostFailures ? [`and ${failed.length - mostFailures} more.`] : []),
      ].join('\n'),
    );
});
