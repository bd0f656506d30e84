import { fetchContent } from '@dealer/api/site';
import type { Content, ContentKind } from '@dealer/core/content';
import type { StorefrontDeps } from '../boot/storefront.ts';

/** A site's content of one kind; `none` if the site has no such content. */
export type LoadedContent<Item, File = object> =
  | ({ kind: 'ok' } & Pick<Content<Item, File>, 'items' | 'file'>)
  | { kind: 'none' }
  | { kind: 'failed' };

type ContentDeps = Pick<StorefrontDeps, 'site' | 'host' | 'events' | 'once'>;

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
 * Loads a site's content of one kind, once per visit; a failed request is repeated at the next call. Invalid items are
 * reported (`regionFailed`) and omitted. Never rejects.
 */
export const loadContent = <Item, File>(
  deps: ContentDeps,
  kind: ContentKind<Item, File>,
): Promise<LoadedContent<Item, File>> => {
  if (!deps.site.content.includes(kind.name)) return Promise.resolve({ kind: 'none' });
  const loading = deps.once('content', () => new Map<string, Promise<unknown>>());
  const known = loading.get(kind.name) as Promise<LoadedContent<Item, File>> | undefined;
  if (known) return known;
  const loaded = load(deps, kind).then((content) => {
    if (content.kind === 'failed') loading.delete(kind.name);
    return content;
  });
  loading.set(kind.name, loaded);
  return loaded;
};
