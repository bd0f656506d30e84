import { isPlainFilter } from './isPlainFilter.ts';
import { isValidSettings } from '../settings/index.ts';
import { assembleSite } from './assembleSite.ts';
import { requiredSettings } from './platformDefaults.ts';
import type { SiteLevel } from './resolveSite.ts';
import type { Site } from './site.ts';
import { siteDocSettings, type SiteDoc } from './siteSettings.ts';

/** The input: the site file and the template's defaults. */
export type SiteInput = { readonly doc: unknown; readonly templateName: string; readonly templateDefaults?: unknown };

/** The complete site with the source of each value; or doubtful, and `parseSite` of `@dealer/core/site-check` decides. */
export type ReadSite =
  | { readonly kind: 'site'; readonly site: Site; readonly sources: Readonly<Record<string, SiteLevel>> }
  | { readonly kind: 'doubtful' };

/**
 * Parses a site file in the first load of a page, without zod and without error messages. A valid file gives exactly the same
 * site as `parseSite`; for any other file `parseSite` is loaded and decides.
 *
 * @example
 * readSite({ doc: { slug: 'city-motors', name: 'City Motors', url: 'https://citymotors.example' }, templateName: 'coast' });
 * // => { kind: 'site', site: { search: { columns: 3, ... }, ... }, sources: { 'search.columns': 'platform', ... } }
 */
export const readSite = ({ doc, templateName, templateDefaults = {} }: SiteInput): ReadSite => {
  if (![doc, templateDefaults].every((one) => isValidSettings(siteDocSettings, one))) return { kind: 'doubtful' };
  const own = doc as SiteDoc;
  if (requiredSettings.some((name) => own[name] === undefined)) return { kind: 'doubtful' };
  const { site, sources, broken } = assembleSite({
    doc: own,
    templateName,
    templateDefaults: templateDefaults as SiteDoc,
  });
  return broken.length > 0 || !isPlainFilter(site.search.searchFilter)
    ? { kind: 'doubtful' }
    : { kind: 'site', site, sources };
};
