import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import { builtLook, createSiteHandler } from '@dealer/server/handler';
import { type Handler, searchPath } from '@dealer/server/http';
import { createSiteRegistry, fileSiteStore, hostName, withSearchService } from '@dealer/server/sites';
import type { HostedSite } from '@dealer/server/sites';
import { siteSlugs } from '@dealer/vite/sites';
import { picturesFolder } from '../paths.ts';

/** This machine: any site may be answered there. */
const ownHosts = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** How often the site files are compared with what was read, in milliseconds: a preview shows an edit at once. */
const pollMs = 200;

const unknown = (error: string): Response =>
  Response.json(
    { error },
    { status: 404, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' } },
  );

/**
 * A look's production build as a host would serve it, with the mock backend and the embedded engine behind it. The site is chosen by host
 * name where a site has it as its address, else the one chosen at the start, else `?site=`, else the look's default.
 */
export const productionHandler = (
  look: { template: string; folder: string; defaultSite?: string | undefined },
  {
    search,
    site: chosen,
    sitesFrom = look.folder,
    ownStock = false,
    backend,
    searchOf,
  }: {
    search: Handler;
    site?: string;
    sitesFrom?: string;
    ownStock?: boolean;
    /** The dealer's backend, which gets `/api/*`; without it the mock backend and a mock sign-in answer. */
    backend?: Handler;
    /** The search of a site's visitors, with rights for its stock only; default: `search`. */
    searchOf?: (hosted: HostedSite) => Promise<Handler>;
  },
): Handler => {
  const { template } = look;
  const mock = backend === undefined ? createMockApi({ search, indexUid, now: () => Date.now() }) : undefined;
  const document = (text: string): string =>
    withSearchService(text, { host: searchPath, apiKey: 'preview' }, { ownStock });

  const start = async () => {
    const built = await builtLook(template, look.folder);
    const registry = await createSiteRegistry({
      store: fileSiteStore({ folders: { [template]: sitesFrom }, pollMs }),
      templateDefaults: { [template]: built.templateDefaults },
      log: ({ level, site, message }) => level === 'error' && console.error(`${site}: ${message}`),
      document,
    });
    const slugOn = ({ searchParams }: URL): string =>
      chosen ?? searchParams.get('site') ?? siteSlugs(sitesFrom, look.defaultSite)[0] ?? '';
    const siteOf = (request: Request): HostedSite | undefined => {
      const url = new URL(request.url);
      return (
        registry.byHost(url.hostname) ??
        (ownHosts.test(hostName(url.hostname)) ? registry.bySlug(template, slugOn(url)) : undefined)
      );
    };
    const handler = createSiteHandler({
      looks: [built],
      siteOf,
      readContent: registry.readContent,
      stock: search,
      ...(searchOf ? { searchOf } : {}),
      backend: async (request) =>
        backend === undefined
          ? ((await mock?.handle(request)) ?? undefined)
          : new URL(request.url).pathname.startsWith('/api/')
            ? backend(request)
            : undefined,
      ...(backend === undefined
        ? {
            documentOf: ({ text }: HostedSite, origin: string) =>
              withSearchService(
                text,
                { host: searchPath, apiKey: 'preview' },
                { auth: { url: origin, anonKey: 'preview' } },
              ),
          }
        : {}),
      pictures: picturesFolder,
    });
    registry.onChange((id) => handler.purge([`site:${id.template}/${id.slug}`]));
    return { handler, registry, siteOf, slugOn };
  };
  let started: ReturnType<typeof start> | undefined;

  return async (request) => {
    const { handler, registry, siteOf, slugOn } = await (started ??= start());
    const url = new URL(request.url);
    if (ownHosts.test(url.hostname) && siteOf(request) === undefined && /\.json$/.test(url.pathname))
      return unknown(
        `There is no site called ${slugOn(url)}. Known: ${[...registry.all()].map(({ slug }) => slug).join(', ')}.`,
      );
    return handler(request);
  };
};
