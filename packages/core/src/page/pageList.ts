import { patchList } from '../settings/patchList.ts';
import type { PageChange, PageItem } from '../site/pageItem.ts';

/**
 * The key of a section on its page: its id, else its name.
 *
 * @example
 * pageKey({ section: 'featured' }); // => 'featured'
 */
export const pageKey = ({ id, section }: PageItem): string => id ?? section;

/**
 * The sections of a page: its default list, replaced or changed by the look and then by the site.
 *
 * @example
 * pageList([{ section: 'hero' }, { section: 'makes' }], undefined, { remove: ['makes'] }); // => [{ section: 'hero' }]
 */
export const pageList = (
  usual: readonly PageItem[],
  ...changes: readonly (PageChange | null | undefined)[]
): readonly PageItem[] =>
  changes.reduce<readonly PageItem[]>(
    (list, change) => (!change ? list : 'length' in change ? change : patchList(list, change, pageKey)),
    usual,
  );
