import { isPlainFilter } from '../site/isPlainFilter.ts';
import { readTenantFilter } from '../search/readTenantFilter.ts';
import { assembleSite } from '../site/assembleSite.ts';
import { deepFreeze } from '../site/deepFreeze.ts';
import { requiredSettings } from '../site/platformDefaults.ts';
import type { SiteInput } from '../site/readSite.ts';
import type { SiteLevel } from '../site/resolveSite.ts';
import type { Site } from '../site/site.ts';
import { type SiteDoc, siteDocSettings } from '../site/siteSettings.ts';
import { explainIssue, type SiteProblem } from './explainIssue.ts';
import { explainLaw } from './explainLaw.ts';
import { settingsSchema } from './settingsSchema.ts';

/**
 * A site file before parsing: `apps/<template>/sites/<slug>/site.json`, or the defaults of a template or brand. Everything is
 * optional here; `parseSite` checks slug, name and url on the merged result. Derived from the table `siteSettings`.
 */
export const siteDocSchema = settingsSchema(siteDocSettings);

/** A parsed site file: the complete site with the source of each value, or all mistakes. */
export type ParsedSite =
  | { readonly kind: 'site'; readonly site: Site; readonly sources: Readonly<Record<string, SiteLevel>> }
  | { readonly kind: 'invalid'; readonly problems: readonly SiteProblem[] };

const hints: Readonly<Record<(typeof requiredSettings)[number], string>> = {
  slug: 'Write a short name in small letters, such as "city-motors"',
  name: 'Write the name of the dealership, such as "City Motors"',
  url: 'Write the public address, such as "https://www.citymotors.example"',
};

const read = (doc: unknown, prefix: string): { value: SiteDoc; problems: SiteProblem[] } => {
  const result = siteDocSchema.safeParse(doc);
  if (result.success) return { value: result.data as SiteDoc, problems: [] };
  const problems = result.error.issues.flatMap((issue) => explainIssue(issue, doc, siteDocSchema));
  return { value: {}, problems: problems.map((problem) => ({ ...problem, path: `${prefix}${problem.path}` })) };
};

/**
 * Parses a site file with the full check: checks every name and value, merges it with the brand preset, the template's defaults
 * and the platform's, and freezes the result. Reports every mistake, not only the first. Pages use `readSite` first, which
 * accepts the same files and is smaller but has no messages.
 *
 * @example
 * parseSite({ doc: { slug: 'city-motors', name: 'City Motors', url: 'https://citymotors.example' }, templateName: 'coast' });
 * // => { kind: 'site', site: { search: { columns: 3, ... }, ... }, sources: { 'search.columns': 'platform', ... } }
 */
export const parseSite = ({ doc, templateName, templateDefaults = {} }: SiteInput): ParsedSite => {
  const own = read(doc, '');
  const template = read(templateDefaults, `template ${templateName}: `);
  const problems = [...template.problems, ...own.problems];
  if (own.problems.length === 0) {
    for (const path of requiredSettings)
      if (own.value[path] === undefined) problems.push({ path, message: 'is missing', hint: hints[path] });
  }
  if (problems.length > 0) return { kind: 'invalid', problems };

  const { site, sources, broken } = assembleSite({ doc: own.value, templateName, templateDefaults: template.value });
  const written = site.search.searchFilter;
  const filter = isPlainFilter(written) ? undefined : readTenantFilter(written);
  const laws: readonly Parameters<typeof explainLaw>[0][] =
    filter?.kind === 'invalid'
      ? [{ law: 'filter', path: 'search.searchFilter', fault: filter.fault }, ...broken]
      : broken;
  if (laws.length > 0) return { kind: 'invalid', problems: laws.map(explainLaw) };
  return {
    kind: 'site',
    site:
      filter?.kind === 'filter'
        ? deepFreeze({ ...site, search: { ...site.search, searchFilter: filter.filter } })
        : site,
    sources,
  };
};
