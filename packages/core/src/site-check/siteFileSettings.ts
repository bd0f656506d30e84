import { pageChange } from '../site/pageItem.ts';
import { listName, routes } from '../routes/routes.ts';
import { group } from '../settings/index.ts';
import { siteDocSettings } from '../site/siteSettings.ts';

/**
 * The fields of a site file with the names of pages. Only the table of routes knows these: the code that reads a file on a page does not have
 * all of it.
 */
export const siteFileSettings = {
  ...siteDocSettings,
  pages: group(Object.fromEntries(routes.flatMap((row) => listName(row) ?? []).map((name) => [name, pageChange()]))),
};
