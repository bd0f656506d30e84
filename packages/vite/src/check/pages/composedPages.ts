import type { SectionDefinitions } from '@dealer/storefront/sections';
import { readSections } from '../../sections/readSections.ts';
import { type ComposedPage, definitionsOf, listsOf, readPages } from '../../sections/readPages.ts';

const pages = await readPages();

/** The sections that any page can show. */
export const sharedSections: SectionDefinitions = definitionsOf(await readSections());

/** The pages that are lists of sections, by the names of their lists in `pages` of looks and sites. */
export const composedPages: Readonly<Record<string, ComposedPage>> = Object.fromEntries(
  pages.flatMap(({ page, sections }) =>
    Object.entries(listsOf(page)).map(([name, usual]) => [
      name,
      {
        route: page.route,
        usual,
        areas: page.areas ?? [],
        sections: { ...sharedSections, ...definitionsOf(sections) },
        hasVehicle: page.hasVehicle,
      },
    ]),
  ),
);

/** What each list is of, for editors: the page's own description and its areas. */
export const pageDescriptions: ReadonlyMap<string, string> = new Map(
  pages.flatMap(({ description, page }) =>
    Object.keys(listsOf(page)).map((name) => [
      `pages.${name}`,
      `${description}${page.areas ? ` Areas: ${page.areas.map((area) => `\`${area}\``).join(', ')}; without one a section is below them.` : ''}`,
    ]),
  ),
);
