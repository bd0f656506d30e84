import { fetchContent } from '@dealer/api/site';
import type { Content, ContentKind } from '@dealer/core/content';
import type { StorefrontDeps } from '../boot/storefront.ts';

/** The content of a site of one kind; `none` where the site has no such file. */
export type LoadedContent<Item, File = object> =
  | ({ kind: 'ok' } & Pick<Content<Item, File>, 'items' | 'file'>)
  | { kind: 'none' }
  | { kind: 'failed' };

export type ContentDeps = Pick<StorefrontDeps, 'site' | 'host' | 'events' | 'keep'>;

const load = async <Item, File>(
  { site, host, events }: ContentDeps,
  { name, read }: ContentKind<Item, File>,
): Promise<LoadedContent<Item, File>> => {
  const report = (message: string): void =>
    events.emit({ kind: 'regionFailed', region: `content/${name}.json`, message });
  const answer = await fetchContent(host, { name, slug: site.slug });
  const content = answer.kind === 'doc' ? read(answer.doc) : undefined;
  if (content === undefined) {
    if (answer.kind === 'unknown' || answer.kind === 'doc') report('The file is missing, or has no items.');
    return { kind: 'failed' };
  }
  for (const { path, message } of content.problems) report(`${path} ${message}.`);
  return { kind: 'ok', items: content.items, file: content.file };
};

/**
 * The content of a kind, requested once a visit; a failed request is made again the next time. What cannot be read in the file is
 * reported (`regionFailed`) and left out. Never rejects.
 *
 * @example
 * const offers = await loadContent(deps, offersContent);
 * if (offers.kind === 'ok') offers.items; // => [{ id: 12, ... }]
 */
export const loadContent = <Item, File>(
  deps: ContentDeps,
  kind: ContentKind<Item, File>,
): Promise<LoadedContent<Item, File>> => {
  if (!deps.site.content.includes(kind.name)) return Promise.resolve({ kind: 'none' });
  const loading = deps.keep('content', () => new Map<string, Promise<unknown>>());
  const known = loading.get(kind.name) as Promise<LoadedContent<Item, File>> | undefined;
  if (known) return known;
  const loaded = load(deps, kind).then((content) => {
    if (content.kind === 'failed') loading.delete(kind.name);
    return content;
  });
  loading.set(kind.name, loaded);
  return loaded;
};
