import type { LoaderFunctionArgs } from 'react-router';
import { fetchContent } from '@dealer/api/site';
import { otherPosts, type Post, postsContent } from '@dealer/core/content';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import type { SectionsRead } from '../../sections/readSections.ts';
import { definePage } from '../../page/definePage.ts';
import { articleGraph, metaDescription, pageBreadcrumbs, type Breadcrumb } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';

/** An article with its sections and further articles, or the reason why there is none. */
type PostLoaderData =
  | ({ kind: 'post'; post: Post; others: readonly Post[]; trail: readonly Breadcrumb[] } & SectionsRead)
  | { kind: 'failed' }
  | { kind: 'unknown' };

/**
 * Requests an article: its entry among the site's posts, and its file, both at once.
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ params: { slug = '' }, request }: LoaderFunctionArgs): Promise<PostLoaderData> => {
    const { site, host } = deps;
    const name = `posts/${slug}`;
    const [posts, answer] = await Promise.all([
      loadContent(deps, postsContent),
      fetchContent(host, { name, slug: site.slug, signal: request.signal }),
    ]);
    if (posts.kind === 'failed') return posts;
    const post = posts.kind === 'ok' ? posts.items.find((one) => one.slug === slug) : undefined;
    if (!post) return { kind: 'unknown' };
    const read = (await import('../../sections/readSections.ts')).readSections(deps, {
      answer,
      page: `content/${name}.json`,
    });
    if (read === undefined) return { kind: answer.kind === 'unknown' ? 'unknown' : 'failed' };
    return {
      kind: 'post',
      post,
      others: posts.kind === 'ok' ? otherPosts(posts.items, post) : [],
      trail: pageBreadcrumbs(post.heading, site, [{ label: pageTitle('blog', site), href: pathTo('blog') }]),
      ...read,
    };
  };

/** An article, and what to read next. */
export const page = definePage({
  route: 'post',
  sections: ['article', 'otherPosts'],
  list: [{ section: 'article' }, { section: 'otherPosts' }],
  load,
  failure: { of: 'blog', problem: 'This article could not be loaded' },
  head: ({ post, content, trail }, site) => ({
    title: post.heading,
    description: metaDescription(post.heading, content.description || post.description, site),
    path: pathTo('post', { slug: post.slug }),
    type: 'article',
    image: post.picture,
    trail,
    graph: [articleGraph(post, site)],
    about: post.slug,
  }),
});
