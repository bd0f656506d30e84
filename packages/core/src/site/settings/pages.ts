import { pageChange } from '../pageItem.ts';
import { contentNames } from '../contentNames.ts';
import { choice, fields, formatted, listOf, optional, filledText, recordOf } from '../../settings/index.ts';
import type { ValueOf } from '../../settings/kind.ts';

/** A site's own page. */
const ownPageKind = fields({
  path: formatted('path'),
  title: filledText(),
  menu: optional(choice(['header', 'footer'])),
  label: optional(filledText()),
});

export type OwnPage = ValueOf<typeof ownPageKind>;

/** The sections of pages. @since 0.1 */
export const pageSettings = {
  /**
   * The sections of pages by the page's name, see docs/sections.md. A list of sections replaces the look's list; `{ add, remove, move }`
   * changes it, where the key of a section is its `id`, else its name. A page that is null or left out has the look's list.
   */
  pages: recordOf(pageChange(), {}),
  /**
   * Pages of the site's own, see docs/pages.md: an address such as `/why-us`, a title, and for an entry in the `header` or the
   * `footer` the `menu`, with a `label` where that is not the title. The content is in `pages/<path>.json` in the folder of the site file.
   */
  ownPages: listOf(ownPageKind, [], 'path'),
  /**
   * The content files of the site, see docs/content.md: `offers` for `content/offers.json` and so on. Other files are not
   * requested, and their pages do not exist.
   */
  content: listOf(choice(contentNames), []),
};
