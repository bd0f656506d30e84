import { isPlainFilter } from '../search/isPlainFilter.ts';
import { checkSettings } from '../settings/index.ts';
import { assembleSite } from './assembleSite.ts';
import { requiredSettings } from './platformDefaults.ts';
import type { SiteLevel } from './resolveSite.ts';
import type { Site } from './site.ts';
import { siteDocSettings, type SiteDoc } from './siteSettings.ts';

/** What a site is read from: the file, and what the template says for all its sites. */
export type SiteInput = { readonly doc: unknown; readonly templateName: string; readonly templateDefaults?: unknown };

/** A whole site that knows where each value came from; or doubtful: `parseSite` of `@dealer/core/site-check` has the last word. */
export type ReadSite =
  | { readonly kind: 'site'; readonly site: Site; readonly sources: Readonly<Record<string, SiteLevel>> }
  | { readonly kind: 'doubtful' };

/**
 * Reads a site file once, at the door, in the first load of a page: without zod and without words for mistakes. A file in which
 * it finds nothing wrong gives the very site that `parseSite` gives; anything else is left to `parseSite`, loaded on need.
 *
 * @example
 * readSite({ doc: { slug: 'city-motors', name: 'City Motors', url: 'https://citymotors.example' }, templateName: 'coast' });
 * // => { kind: 'site', site: { search: { columns: 3, ... }, ... }, sources: { 'search.columns': 'platform', ... } }
 */
export const readSite = ({ doc, templateName, templateDefaults = {} }: SiteInput): ReadSite => {
  if (![doc, templateDefaults].every((one) => checkSettings(siteDocSettings, one))) return { kind: 'doubtful' };
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
