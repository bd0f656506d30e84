import type { SiteFileAnswer } from '@dealer/api/site';
import { type OwnPageContent, readOwnPage } from '@dealer/core/page';
import type { QueryAnswer } from '@dealer/search/query';
import type { StorefrontDeps } from '../boot/storefront.ts';
import type { PageStock } from './pageStock.ts';
import { askStock } from './stock.ts';
import { ownPageParts } from './ownPageParts.ts';

/** The sections of a file and their stock. */
export type SectionsRead = { content: OwnPageContent; stock: Promise<QueryAnswer<PageStock>> };

/**
 * Reads the file of a page that is a list of sections and requests their stock in one call; undefined if there is no such
 * file. Sections that cannot be read are reported under `page`.
 */
export const readSections = (
  { site, search, events, template }: StorefrontDeps,
  { answer, page }: { answer: SiteFileAnswer; page: string },
): SectionsRead | undefined => {
  const content = answer.kind === 'doc' ? readOwnPage(answer.doc) : undefined;
  if (!content) return undefined;
  for (const message of content.problems) events.emit({ kind: 'regionFailed', region: `page ${page}`, message });
  const stock = askStock(search, {
    items: content.items,
    definitions: {},
    own: { ...ownPageParts, ...template.sections },
    facts: { site },
  });
  return { content, stock };
};
