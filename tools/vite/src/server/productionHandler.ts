import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import { picturesFolder } from '../paths.ts';
import { answerContent, answerSite, productionFolder, siteOfRequest } from './answerSite.ts';
import { answerMachines } from './answerMachines.ts';
import { builtFiles } from './builtFiles.ts';
import { compressed } from './compressed.ts';
import { isMachinePath } from './machineFiles.ts';
import { fileAnswer } from '@dealer/vite/server';
import type { LookFolder } from './lookFolder.ts';
import type { Handler } from '@dealer/vite/server';

const searchPath = '/search-engine';

/** What a visitor's browser may ask of the search: reading only. */
const mayAsk = (method: string, path: string): boolean =>
  (method === 'POST' && (path === '/multi-search' || /^\/indexes\/[\w-]+\/(search|facet-search)$/.test(path))) ||
  (method === 'GET' && path === '/health');

/**
 * A look's production build as a host would serve it, with the mock backend and the embedded engine behind it.
 *
 * @example
 * const handler = productionHandler(await lookFolder('coast'), { search: (request) => engine.handle(request) });
 */
export const productionHandler = (
  look: LookFolder,
  {
    search,
    site,
    sitesFrom,
    ownStock = false,
  }: { search: Handler; site?: string; sitesFrom?: string; ownStock?: boolean },
): Handler => {
  const dist = productionFolder(look.folder);
  const api = createMockApi({ search, indexUid, now: () => Date.now() });
  const choice = {
    folder: sitesFrom ?? look.folder,
    defaultSite: look.defaultSite,
    chosen: site,
  };
  const machines = answerMachines({
    template: look.template,
    lookFolder: look.folder,
    folder: choice.folder,
    search,
    ownStock,
    now: Date.now,
  });
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === '/site.json')
      return answerSite(request, { ...choice, origin: url.origin, searchPath, ownStock });
    const content = answerContent(request, choice);
    if (content) return content;
    if (isMachinePath(url.pathname)) return (await machines(request, siteOfRequest(request, choice))) ?? notFound();
    if (url.pathname.startsWith(`${searchPath}/`)) {
      const path = url.pathname.slice(searchPath.length);
      if (!mayAsk(request.method, path))
        return Response.json(
          { message: 'This address only searches.', code: 'invalid_api_key', type: 'auth', link: '' },
          { status: 403 },
        );
      const body = request.method === 'POST' ? { body: await request.arrayBuffer() } : {};
      return search(
        new Request(`http://engine.invalid${path}${url.search}`, {
          method: request.method,
          headers: request.headers,
          ...body,
        }),
      );
    }
    const fromApi = await api.handle(request);
    if (fromApi) return fromApi;
    if (url.pathname.startsWith('/pictures/'))
      return (
        (await fileAnswer(picturesFolder, url.pathname.slice('/pictures'.length), {
          'cache-control': 'public, max-age=86400',
        })) ?? notFound()
      );
    return (await builtFiles(dist, request)) ?? notFound();
  };
  return async (request) => {
    const response = await compressed(request, await answer(request));
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('x-frame-options', 'SAMEORIGIN');
    return new Response(response.body, { status: response.status, headers });
  };
};

const notFound = (): Response =>
  new Response('There is no such file.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
