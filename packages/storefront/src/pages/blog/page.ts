import { postsContent, postsPage } from '@dealer/core/content';
import { pageTitle } from '@dealer/core/routes';
import { loadContent } from '../../content/loadContent.ts';
import { definePage } from '../../page/definePage.ts';
import { blogHref } from './blogHref.ts';

/** The site's articles, newest first, twelve on a page. */
export const page = definePage({
  route: 'blog',
  areas: ['top', 'main'],
  sections: ['postList'],
  list: [{ section: 'postList', area: 'main' }],
  load:
    (deps) =>
    async ({ request }) => {
      const content = await loadContent(deps, postsContent);
      if (content.kind !== 'ok') return { kind: 'failed' as const };
      return { kind: 'posts' as const, ...postsPage(content.items, new URL(request.url).searchParams.get('page')) };
    },
  failure: { of: 'blog', problem: 'The articles could not be loaded' },
  head: (listed, site) => {
    const title = pageTitle('blog', site);
    const text = 'Tests, tips and plain answers from the people who sell and service the vehicles.';
    return {
      title,
      headTitle: listed.page === 1 ? title : `${title}, page ${listed.page}`,
      text,
      description: text,
      path: blogHref(listed.page),
    };
  },
});
