import { layLevels, type LaidLevels } from '../settings/index.ts';
import { siteSettings } from './siteSettings.ts';

/** Who gave a value its word: the later in this list wins. */
export type SiteLevel = 'platform' | 'template' | 'brand' | 'site';

/**
 * Lays the four levels of settings over each other: platform defaults, template defaults, brand preset, site.
 * Groups are merged value by value; a list or null replaces what was below, and `{ add, remove, move }` changes a list by key.
 * Says for each value who set it.
 *
 * @example
 * resolveSite({ search: { columns: 3 } }, {}, {}, { search: { columns: 4 } });
 * // => { value: { search: { columns: 4 } }, sources: { 'search.columns': 'site' } }
 */
export const resolveSite = (platform: object, template: object, brand: object, site: object): LaidLevels<SiteLevel> =>
  layLevels(
    [
      ['platform', platform],
      ['template', template],
      ['brand', brand],
      ['site', site],
    ],
    siteSettings,
  );
