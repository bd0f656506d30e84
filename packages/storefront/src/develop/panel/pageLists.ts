import { fetchOwnPage } from '@dealer/api/site';
import { ownValue } from '@dealer/core/data';
import { type PageChange, type PageItem, pageKey, pageList } from '@dealer/core/page';
import { listName, ownPageAt, type PageName, routeAt } from '@dealer/core/routes';
import type { Storefront } from '../../boot/storefront.ts';
import { pageFiles } from '../../pages/pageFiles.ts';
import { contentParts } from '../../sections/contentParts.ts';
import { ownPageParts } from '../../sections/ownPageParts.ts';
import type { AnySection } from '../../sections/section.ts';
import type { Template } from '../../template/template.ts';

/** Where a page's list is written, and what is written there. */
export type Layer = {
  label: string;
  file: string;
  path: readonly string[];
  change: PageChange | null | undefined;
  /** The list that it changes. */
  below: readonly PageItem[];
};

/** The list of sections of a page. */
export type PageInView = {
  title: string;
  areas: readonly string[];
  /** The look's layer, and the site's on top of it; the file of a site's own page alone. */
  layers: readonly Layer[];
  /** The names of sections that can be added. */
  addable: readonly string[];
};

/** The look's own sections that a page can show: those that read another page would fail on it. */
export const ownSectionsOn = (page: PageName | undefined, { sections = {} }: Pick<Template, 'sections'>): string[] =>
  Object.entries(sections).flatMap(([name, { definition }]) =>
    definition.page === undefined || definition.page === page ? name : [],
  );

/** The list of the page at an address; undefined for a page that is no list. */
export const pageInView = async (
  { site, template, host }: Storefront,
  address: string,
): Promise<PageInView | undefined> => {
  const row = routeAt(address, site);
  const own = ownSectionsOn(row?.page, template);
  const ownPage = ownPageAt(address, site);
  if (ownPage && row?.page === 'own') {
    const answer = await fetchOwnPage(host, { path: ownPage.path, slug: site.slug });
    const { sections } = (answer.kind === 'doc' ? answer.doc : {}) as { sections?: readonly PageItem[] };
    if (!sections) return undefined;
    const file = `pages${ownPage.path}.json`;
    return {
      title: ownPage.title,
      areas: [],
      layers: [{ label: file, file, path: ['sections'], change: sections, below: [] }],
      addable: [...Object.keys(ownPageParts), ...own],
    };
  }
  const name = row && listName(row);
  const files = row?.page && ownValue(pageFiles, row.page);
  if (!files || name === undefined) return undefined;
  const { page } = await files.definition();
  const usual = ownValue(page.lists ?? {}, name) ?? page.list ?? [];
  const ofLook = ownValue(template.pages as Readonly<Record<string, PageChange | undefined>>, name);
  const path = ['pages', name];
  return {
    title: name,
    areas: page.areas ?? [],
    layers: [
      { label: 'the look', file: 'template.ts', path, change: ofLook, below: usual },
      {
        label: 'this site',
        file: 'site.json',
        path,
        change: ownValue(site.pages, name),
        below: pageList(usual, ofLook),
      },
    ],
    addable: [...new Set([...(page.sections ?? []), ...Object.keys(contentParts), ...own])],
  };
};

const isItem = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as { section?: unknown }).section === 'string';

/** What is written for a page; `shown` where that is none, such as a mistake in a file. */
export const pageChangeOf = (value: unknown, shown: Layer['change']): Layer['change'] => {
  if (value === undefined || value === null) return value;
  if (typeof value !== 'object') return shown;
  const { add = [], remove = [], move = [] } = Array.isArray(value) ? { add: value } : (value as Patch);
  const isChange = [add, remove, move].every(Array.isArray) && add.every(isItem);
  return isChange ? (value as PageChange) : shown;
};

/** Layers as they are written, whatever of it the page shows already. */
export const withWritten = (
  layers: readonly Layer[],
  valueOf: (layer: Layer, shown: unknown) => unknown,
): readonly Layer[] => {
  let below = layers[0]?.below ?? [];
  return layers.map((layer) => {
    const change = pageChangeOf(valueOf(layer, layer.change), layer.change);
    const written = { ...layer, below, change };
    below = pageList(below, change);
    return written;
  });
};

type Keyed = { key: string; item: PageItem };

/** The sections of a list with their keys; those of one name are numbered, as in the file of a page. */
export const keyed = (items: readonly PageItem[]): Keyed[] => {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const times = (seen.get(pageKey(item)) ?? 0) + 1;
    seen.set(pageKey(item), times);
    return { key: times === 1 ? pageKey(item) : `${pageKey(item)}-${times}`, item };
  });
};

export const itemsOf = ({ below, change }: Layer): Keyed[] => keyed(pageList(below, change));

/** What a person does to a list. */
export type ListEdit =
  | { kind: 'move'; key: string; to: { before: string } | { after: string } }
  | { kind: 'hide'; key: string }
  | { kind: 'add'; item: PageItem }
  | { kind: 'set'; key: string; item: PageItem };

type Patch = Exclude<PageChange, readonly PageItem[]>;

const inList = (items: readonly Keyed[], edit: ListEdit): PageItem[] => {
  if (edit.kind === 'add') return [...items.map(({ item }) => item), edit.item];
  if (edit.kind === 'set') return items.map(({ key, item }) => (key === edit.key ? edit.item : item));
  const rest = items.filter(({ key }) => key !== edit.key);
  const moved = items.find(({ key }) => key === edit.key);
  if (edit.kind === 'move' && moved) {
    const at = 'before' in edit.to ? edit.to.before : edit.to.after;
    rest.splice(rest.findIndex(({ key }) => key === at) + ('before' in edit.to ? 0 : 1), 0, moved);
  }
  return rest.map(({ item }) => item);
};

const inPatch = ({ add = [], remove = [], move = [] }: Patch, edit: ListEdit): Patch => {
  const key = edit.kind === 'add' ? pageKey(edit.item) : edit.key;
  const others = add.filter((item) => pageKey(item) !== key);
  const [added] = add.filter((item) => pageKey(item) === key);
  const moves = move.filter((one) => one.key !== key);
  if (edit.kind === 'move') return { add, remove, move: [...moves, { key, ...edit.to }] };
  if (edit.kind === 'hide') return { add: others, remove: added ? remove : [...remove, key], move: moves };
  const position =
    added && 'before' in added ? { before: added.before } : added && 'after' in added ? { after: added.after } : {};
  const next = { ...edit.item, ...position };
  return {
    add: added ? add.map((item) => (item === added ? next : item)) : [...add, next],
    remove: remove.filter((one) => one !== key),
    move,
  };
};

/**
 * What a layer says after an edit: a list remains a list, anything else becomes the smallest change of the list below.
 */
export const afterEdit = (layer: Layer, edit: ListEdit): PageChange | undefined => {
  if (layer.change && 'length' in layer.change) return inList(itemsOf(layer), edit);
  const parts = Object.entries(inPatch(layer.change ?? {}, edit)).filter(([, part]) => part.length > 0);
  return parts.length === 0 ? undefined : (Object.fromEntries(parts) as Patch);
};

const definitions = import.meta.glob<{ section: AnySection }>('../../{sections,pages/*/sections}/*/section.ts');

/** The definition of a section: the look's own, or the platform's. */
export const definitionOf = async ({ template }: Storefront, name: string): Promise<AnySection | undefined> => {
  const own = ownValue(template.sections ?? {}, name);
  if (own) return own.definition;
  const folder = `/${name.charAt(0).toUpperCase()}${name.slice(1)}/section.ts`;
  const [, load] = Object.entries(definitions).find(([file]) => file.endsWith(folder)) ?? [];
  return (await load?.())?.section;
};
