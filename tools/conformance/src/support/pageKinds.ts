import type { APIRequestContext } from '@playwright/test';

export const sitemapPaths = async (request: APIRequestContext): Promise<string[]> =>
  [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => (path === '' ? '/' : path),
  );

/** The first page of the sitemap of each kind; throws if there is none. */
export const firstOfEach = async <Kind extends { name: string; path: RegExp }>(
  request: APIRequestContext,
  kinds: readonly Kind[],
): Promise<(Kind & { at: string })[]> => {
  const paths = await sitemapPaths(request);
  return kinds.map((kind) => {
    const at = paths.find((path) => kind.path.test(path));
    if (at === undefined) throw new Error(`The sitemap has no ${kind.name}.`);
    return { ...kind, at };
  });
};
