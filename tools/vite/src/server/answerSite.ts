import { join } from 'node:path';
import { readSiteFile, siteSlugs } from './siteFiles.ts';
import { withSearchService } from './withSearchService.ts';

type Ask = {
  /** The look's folder. */
  folder: string;
  defaultSite?: string;
  /** Chosen when the server was started. */
  chosen?: string;
  /** The origin that the browser uses. */
  origin: string;
  searchPath: string;
  /** The index holds other stock than the generated one. */
  ownStock?: boolean;
};

const hostOf = (text: string): string | undefined => {
  try {
    return new URL((JSON.parse(text) as { url: string }).url).hostname;
  } catch {
    return undefined;
  }
};

/**
 * `/site.json` as a host answers it: by host name where a site has it as its address, else the site chosen at the start,
 * else `?site=`, else the look's default. Search and sign-in are this server's own.
 *
 * @example
 * answerSite(new Request('http://localhost:4400/site.json?site=kauri-motor-group'), { folder, origin, searchPath: '/search-engine' })
 */
export const answerSite = (
  request: Request,
  { folder, defaultSite, chosen, origin, searchPath, ownStock = false }: Ask,
): Response => {
  const url = new URL(request.url);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  const fallback = defaultSite === undefined ? {} : { defaultSite };
  const byHost = siteSlugs(folder, defaultSite).find((slug) => {
    const file = readSiteFile(folder, { slug });
    return file.kind === 'file' && hostOf(file.text) === url.hostname;
  });
  const file = readSiteFile(folder, { slug: byHost ?? chosen ?? url.searchParams.get('site'), ...fallback });
  if (file.kind === 'unknown') return new Response(JSON.stringify({ error: file.message }), { status: 404, headers });
  return new Response(
    withSearchService(
      file.text,
      { host: origin + searchPath, apiKey: 'preview' },
      { ownStock, auth: { url: origin, anonKey: 'preview' } },
    ),
    { headers },
  );
};

/** The built production app of a look. */
export const productionFolder = (folder: string): string => join(folder, 'dist');
