import type { LoaderFunctionArgs } from 'react-router';
import { fetchOwnPage } from '@dealer/api/site';
import { ownPageAt } from '@dealer/core/routes';
import type { OwnPage } from '@dealer/core/site';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import type { SectionsRead } from '../../sections/readSections.ts';
import { definePage } from '../../page/definePage.ts';

/** One of the site's own pages with its content, or the reason why there is none. */
export type OwnPageLoaderData =
  | ({ kind: 'page'; page: OwnPage } & SectionsRead)
  | { kind: 'failed'; page: OwnPage }
  | { kind: 'unknown' };

/**
 * Loads the content of one of the site's own pages, then the stock of its sections in one call.
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<OwnPageLoaderData> => {
    const { site, host } = deps;
    const page = ownPageAt(new URL(request.url).pathname, site);
    if (!page) return { kind: 'unknown' };
    const answer = await fetchOwnPage(host, { path: page.path, slug: site.slug, signal: request.signal });
    if (answer.kind === 'unknown') return answer;
    const read = (await import('../../sections/readSections.ts')).readSections(deps, { answer, page: page.path });
    return read === undefined ? { kind: 'failed', page } : { kind: 'page', page, ...read };
  };

/** One of the site's own pages: its title and the sections of its file. */
export const page = definePage({ route: 'own', load });
