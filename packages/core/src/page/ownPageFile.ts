import { ownValue } from '../data/index.ts';
import { anyText, listOf } from '../settings/index.ts';
import { isOfKind } from '../settings/isValidSettings.ts';
import { type PageItem, pageItemKind } from '../site/pageItem.ts';

/** The file of a site's own page. The page's address and title are in the site's `ownPages`. */
export const ownPageFile = {
  /** The JSON Schema of this file, for editors. */
  $schema: anyText(undefined, Infinity),
  /** One or two sentences about the page, for search engines and shared links. */
  description: anyText(''),
  /** The sections of the page from top to bottom, see docs/sections.md. */
  sections: listOf(pageItemKind),
};

/** The content of a site's own page, and the problems in its file. */
export type OwnPageContent = {
  readonly description: string;
  readonly items: readonly PageItem[];
  readonly problems: readonly string[];
};

/** Sections with the same name are numbered, so that a page can have several texts. */
const withIds = (items: readonly PageItem[]): PageItem[] => {
  const seen = new Map<string, number>();
  return items.map((item) => {
    if (item.id !== undefined) return item;
    const times = (seen.get(item.section) ?? 0) + 1;
    seen.set(item.section, times);
    return times === 1 ? item : { ...item, id: `${item.section}-${times}` };
  });
};

/**
 * Reads the file of a page of a site's own: the items that are valid, and the rest; nothing where it has no list of sections.
 *
 * @example
 * readOwnPage({ sections: [{ section: 'text' }, 7] });
 * // => { description: '', items: [{ section: 'text' }], problems: ['sections[1] is not a section.'] }
 * readOwnPage({}); // => undefined
 */
export const readOwnPage = (doc: unknown): OwnPageContent | undefined => {
  if (typeof doc !== 'object' || doc === null) return undefined;
  const { description = '', sections } = doc as { description?: unknown; sections?: unknown };
  if (!Array.isArray(sections)) return undefined;
  const isItem = (section: unknown): section is PageItem => isOfKind(pageItemKind, section);
  const hasDescription = isOfKind(ownPageFile.description, description);
  return {
    description: hasDescription ? String(description) : '',
    items: withIds(sections.filter(isItem)),
    problems: [
      ...(hasDescription ? [] : ['description is not a text.']),
      ...sections.flatMap((section, at) => (isItem(section) ? [] : [`sections[${at}] is not a section.`])),
      ...Object.keys(doc).flatMap((name) =>
        ownValue(ownPageFile, name) === undefined ? [`${name} is not known in the file of a page.`] : [],
      ),
    ],
  };
};
