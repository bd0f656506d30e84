import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readContentFile, readSiteFile, readSiteFiles, withSearchService } from '@dealer/vite/sites';
import type { SiteFile } from '@dealer/vite/sites';
import { siteHost } from './siteHost.ts';

type Ask = {
  /** The look's folder. */
  folder: string;
  defaultSite?: string | undefined;
  /** Chosen when the server was started. */
  chosen?: string;
  /** The origin that the browser uses, for the mock sign-in. */
  origin: string;
  searchPath: string;
  /** The index holds other stock than the generated one. */
  ownStock?: boolean;
  /** Sign-in is this server's own mock. Default: true. */
  mockSignIn?: boolean;
};

type Choice = Pick<Ask, 'folder' | 'defaultSite' | 'chosen'>;

/** The slug of the site whose address has a host name. */
const siteOfHost = (host: string, folder: string): string | undefined =>
  readSiteFiles(folder).find(({ text }) => siteHost(text) === host)?.slug;

/**
 * The site of a request, as a host chooses it: by host name where a site has it as its address, else the site chosen at the start,
 * else `?site=`, else the look's default.
 */
export const siteOfRequest = (request: Request, { folder, defaultSite, chosen }: Choice): SiteFile => {
  const url = new URL(request.url);
  const byHost = siteOfHost(url.hostname, folder);
  return readSiteFile(folder, {
    slug: byHost ?? chosen ?? url.searchParams.get('site'),
    defaultSite,
  });
};

/**
 * Whether a host name is this machine's: any site may be answered there.
 *
 * @example
 * isOwnHost('localhost') // => true
 */
export const isOwnHost = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/**
 * Whether a host name is this machine's or the address of one of the look's sites. Any other gets no site.
 *
 * @example
 * isKnownHost('www.kauri.example', { folder: 'apps/coast' }) // => true
 */
export const isKnownHost = (host: string, { folder }: Pick<Ask, 'folder'>): boolean =>
  isOwnHost(host) || siteOfHost(host, folder) !== undefined;

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/**
 * An etag of a text's content.
 *
 * @example
 * etagOf('{}') // => '"RBNvo1WzZ4oRRq0W9-hknp"'
 */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const unknown = (message: string): Response =>
  new Response(JSON.stringify({ error: message }), { status: 404, headers });

/**
 * `/site.json` as a host answers it (`siteOfRequest`). Search and sign-in are this server's own.
 *
 * @example
 * answerSite(new Request('http://localhost:4400/site.json?site=kauri-motor-group'), { folder, origin, searchPath: '/search-engine' })
 */
export const answerSite = (
  request: Request,
  { origin, searchPath, ownStock = false, mockSignIn = true, ...choice }: Ask,
): Response => {
  const file = siteOfRequest(request, choice);
  if (file.kind === 'unknown') return unknown(file.message);
  const text = withSearchService(
    file.text,
    { host: searchPath, apiKey: 'preview' },
    mockSignIn ? { ownStock, auth: { url: origin, anonKey: 'preview' } } : { ownStock },
  );
  return new Response(text, { headers: { ...headers, etag: etagOf(text) } });
};

/** The address of a file of a site: `/pages/why-us.json`, `/content/offers.json`. */
const fileAddress = /^\/((?:pages|content)\/.+)\.json$/;

/**
 * A page of the site's own or a content file as a host answers it, the site chosen as for `/site.json`; undefined for any other
 * address.
 *
 * @example
 * answerContent(new Request('http://localhost:4400/pages/why-us.json'), { folder })
 */
export const answerContent = (request: Request, choice: Choice): Response | undefined => {
  const name = fileAddress.exec(new URL(request.url).pathname)?.[1];
  if (name === undefined) return undefined;
  const site = siteOfRequest(request, choice);
  const file = site.kind === 'file' ? readContentFile(choice.folder, { slug: site.slug, name }) : site;
  return file.kind === 'file'
    ? new Response(file.text, { headers: { ...headers, etag: etagOf(file.text) } })
    : unknown(file.message);
};

/** The built production app of a look. */
export const productionFolder = (folder: string): string => join(folder, 'dist');
