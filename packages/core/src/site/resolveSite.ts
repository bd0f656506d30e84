import { layLevels, type LaidLevels } from '../settings/layLevels.ts';
import { siteSettings } from './siteSettings.ts';

/** The levels of settings; later ones override earlier ones. */
export type SiteLevel = 'platform' | 'template' | 'brand' | 'site';

/**
 * Merges the four levels of settings: platform defaults, template defaults, brand preset, site. Groups are merged value by
 * value; a list or null replaces the earlier value, and `{ add, remove, move }` changes a list by key. Records which level set
 * each value.
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
