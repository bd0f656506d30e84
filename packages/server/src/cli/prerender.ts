import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { parseSite } from '@dealer/core/site-check';
import { runCommand, UsageError } from '../commands/command.ts';
import { prerenderCommand } from '../commands/prerenderCommand.ts';
import { startedCommand } from '../commands/startedCommand.ts';
import { builtLook } from '../handler/builtLook.ts';
import { proxyTo } from '../http/proxyTo.ts';
import { staticHosts } from '../prerender/hostFiles.ts';
import { prerender } from '../prerender/prerender.ts';
import { runRenderer } from '../prerender/renderer.ts';
import { startRenderers } from '../prerender/renderers.ts';
import { fileSiteStore } from '../sites/fileSiteStore.ts';
import { withSearchService } from '../sites/withSearchService.ts';
import { searchToken } from '../tokens/searchToken.ts';
import { webAddress } from './addresses.ts';
import { findLooks } from './findLooks.ts';

/** For how long the search token in the pages is valid, in hours. A page is rendered again when it is older than a day. */
const tokenHours = 48;

/** A search server that has just started may need long for its first answer about all stock, in milliseconds. */
const stockTimeoutMs = 60_000;

/** Failed pages that are printed with their reason. */
const mostFailures = 50;

const readDocument = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file of the site is not JSON: ${(error as Error).message}`, { cause: error });
  }
};

const writeWebsite = (): Promise<void> =>
  runCommand(startedCommand(prerenderCommand), async ({ values }) => {
    const { template: wanted, site: slug, sites, out, host: hostName = 'netlify' } = values;
    const searchHost = webAddress(values['search-host'], '--search-host');
    const host = staticHosts.find((name) => name === hostName);
    if (host === undefined) throw new UsageError(`Unknown --host ${hostName}. Known: ${staticHosts.join(', ')}.`);
    const { env } = process;
    const [found, another] = findLooks(resolve(values.looks ?? env['LOOKS'] ?? 'apps'), wanted ? [wanted] : undefined);
    if (found === undefined || another !== undefined)
      throw new UsageError('Name the look of the site: --template <look>.');
    const { template } = found;
    const look = await builtLook(template, found.folder);
    if (look.renderPage === undefined)
      throw new UsageError(`${found.folder} has no dist-server/server.js. Build it for servers too: vite build --ssr.`);
    const folder = sites === undefined ? found.folder : resolve(sites);
    const id = { template, slug };
    const store = fileSiteStore({ folders: { [template]: folder } });
    const stored = await store.read(id);
    if (stored === undefined) throw new UsageError(`${folder} has no sites/${slug}/site.json.`);
    const parsed = parseSite({
      doc: readDocument(stored.text),
      templateName: template,
      templateDefaults: look.templateDefaults,
    });
    if (parsed.kind !== 'site')
      throw new Error(
        [
          `The file of the site ${slug} has mistakes:`,
          ...parsed.problems.map(({ path, message }) => `${path}: ${message}`),
        ].join('\n'),
      );
    const { SEARCH_KEY: key = '', SEARCH_KEY_UID: uid } = env;
    const website = resolve(out);
    const now = Date.now();
    const apiKey = key && uid ? await searchToken(parsed.site, { key, uid }, { now, hours: tokenHours }) : key;
    const search = { host: searchHost, apiKey };
    const siteText = withSearchService(stored.text, search);
    // The content security policy of the pages allows this search server.
    const site = { ...parsed.site, services: { ...parsed.site.services, search } };
    const renderers = startRenderers(new URL(import.meta.url), {
      server: pathToFileURL(join(found.folder, 'dist-server/server.js')).href,
      siteText,
      searchHost,
      id,
      folder,
      out: website,
      searchKey: key,
      now,
    });
    const started = performance.now();
    const { rendered, unchanged, deleted, failed } = await prerender({
      site,
      siteText,
      readContent: (name) => store.readContent(id, name),
      dist: look.dist,
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

// The command, and in each of its threads what renders pages: so one file is all that it needs.
if (isMainThread) await writeWebsite();
else await runRenderer();
