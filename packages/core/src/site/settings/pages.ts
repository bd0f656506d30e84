import { pageChange } from '../../page/pageItem.ts';
import { contentNames } from '../../content/contentNames.ts';
import { choice, fields, formatted, group, listOf, optional, filledText, type ValueOf } from '../../settings/index.ts';

/** A site's own page. */
export const ownPageKind = fields({
  path: formatted('path'),
  title: filledText(),
  menu: optional(choice(['header', 'footer'])),
  label: optional(filledText()),
});

export type OwnPage = ValueOf<typeof ownPageKind>;

/** The sections of pages. @since 0.1 */
export const pageSettings = {
  /**
   * The sections of pages, see docs/sections.md. A list of sections replaces the look's list; `{ add, remove, move }` changes it, where
   * the key of a section is its `id`, else its name. A page that is null or left out has the look's list.
   */
  pages: group({
    /** The home page. */
    home: pageChange(),
    /** The page of a vehicle. Its sections are in an `area`: `gallery`, `summary`, `lead` (what matters most), `body` or `side` (below the summary); without one they are below all these. */
    vehicle: pageChange(),
    /** The search page. Areas: `top` above all, `head`, `filters` (in a sheet on a phone) and `results`; without one a section is below them. */
    search: pageChange(),
    /** The favourites page. Areas: `top` above its heading, and `main`; without one a section is below them. */
    favourites: pageChange(),
    /** The page that compares vehicles. Areas: `top` above its heading, and `main`; without one a section is below them. */
    compare: pageChange(),
    /**
     * The contact page. Areas: `top` above its heading, `head` below it, `lead` in bands below that, `main`, `side` next to `main`,
     * and `foot`; without one a section is below them.
     */
    contact: pageChange(),
    /** The page about the dealer. It has the areas of the contact page. */
    about: pageChange(),
    /** The page of all dealerships. It has the areas of the contact page. */
    dealerships: pageChange(),
    /** The page of one dealership. Areas: `top` above its heading, and `main`; without one a section is below them. */
    dealership: pageChange(),
    /** The page of special offers. Areas: `top` above its heading, and `main`; without one a section is below them. */
    offers: pageChange(),
    /** The directory of models. Areas: `top` above its heading, and `main`; without one a section is below them. */
    models: pageChange(),
    /** The page of a model. */
    model: pageChange(),
    /** The page of one offer. */
    offer: pageChange(),
    /** The directory of brands. Areas: `top` above its heading, and `main`; without one a section is below them. */
    brands: pageChange(),
    /** The page of a brand. Areas: `top` above its heading, and `main`; without one a section is below them. */
    brand: pageChange(),
    /** The dealer locator. Areas: `top` above its heading, and `main`; without one a section is below them. */
    dealerLocator: pageChange(),
    /** The list of articles. Areas: `top` above its heading, and `main`; without one a section is below them. */
    blog: pageChange(),
    /** The page of an article. */
    post: pageChange(),
  }),
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
