import type { LoaderFunctionArgs } from 'react-router';
import { fetchContent } from '@dealer/api/site';
import { otherPosts, type Post, postsContent } from '@dealer/core/content';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { readSections, type SectionsRead } from '../own/readSections.ts';

/** An article with its sections and further articles, or the reason why there is none. */
export type PostLoaderData =
  | ({ kind: 'post'; post: Post; others: readonly Post[] } & SectionsRead)
  | { kind: 'failed' }
  | { kind: 'unknown' };

/**
 * Requests an article: its entry among the site's posts, and its file, both at once.
 *
 * @example
 * { path: 'blog/vehicle-reviews/:slug', loader: postLoader(deps) }
 */
export const postLoader =
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
    const read = readSections(deps, { answer, page: `content/${name}.json` });
    if (read === undefined) return { kind: answer.kind === 'unknown' ? 'unknown' : 'failed' };
    return { kind: 'post', post, others: posts.kind === 'ok' ? otherPosts(posts.items, post) : [], ...read };
  };
