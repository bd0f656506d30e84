import {
  anything,
  choice,
  fields,
  type Kind,
  listOf,
  nullable,
  optional,
  recordOf,
  filledText,
} from '../settings/index.ts';
import type { ListPatch, ValueOf } from '../settings/kind.ts';

/** When a section is shown: all conditions must be true. */
const pageConditionKind = fields({
  /** The path of a setting that must be set: not false, null, 0 or empty. */
  site: optional(filledText()),
  /** What the page's vehicle must be. */
  vehicle: optional(choice(['available', 'sold', 'new', 'demo', 'used'])),
});

/** One section in the page list of a look or site. */
export const pageItemKind = fields({
  /** The section's name. */
  section: filledText(),
  /** Identifies the section if the page has several with the same name; by default the name. */
  id: optional(filledText()),
  /** The section's settings that differ from its defaults. */
  settings: optional(recordOf(anything())),
  /** The area of the page's layout, on pages with areas. */
  area: optional(filledText()),
  when: optional(pageConditionKind),
});

export type PageItem = ValueOf<typeof pageItemKind>;

/** A look's or site's setting for a page: another list, or changes to the list. */
export type PageChange = readonly PageItem[] | ListPatch<PageItem>;

/**
 * The setting for a page's list; null means no change. `pageList` applies changes in the page's code, because only there the
 * default list is known.
 */
export const pageChange = (): Kind<PageChange | null> => nullable(listOf(pageItemKind, []));
