import { anything, choice, fields, listOf, nullable, optional, recordOf, words } from '../settings/index.ts';
import type { Kind, ListPatch, ValueOf } from '../settings/index.ts';

/** When a section is on the page: all that is said must hold. */
export const pageConditionKind = fields({
  /** The path of a setting that must be there: not false, null, 0 or empty. */
  site: optional(words()),
  /** What the page's vehicle must be. */
  vehicle: optional(choice(['available', 'sold', 'new', 'demo', 'used'])),
});

/** One section of a page, as a look or a site writes it. */
export const pageItemKind = fields({
  /** The section's name. */
  section: words(),
  /** Tells sections of the same name on one page apart; without it the name does. */
  id: optional(words()),
  /** The section's settings that differ from its defaults. */
  settings: optional(recordOf(anything())),
  /** Where the page's layout puts it, on pages that have areas. */
  area: optional(words()),
  when: optional(pageConditionKind),
});

export type PageCondition = ValueOf<typeof pageConditionKind>;
export type PageItem = ValueOf<typeof pageItemKind>;

/** What a look or a site says about the list of a page: another list, or a change of the one below. */
export type PageChange = readonly PageItem[] | ListPatch<PageItem>;

/**
 * The setting for a page's list; null leaves the list as it is. The change is applied by `pageList`, where the page is: only there is
 * its usual list known.
 *
 * @example
 * fits(pageChange(), { remove: ['makes'] }); // => true
 */
export const pageChange = (): Kind<PageChange | null> => nullable(listOf(pageItemKind, []));
