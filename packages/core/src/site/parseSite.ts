import { deepFreeze } from './deepFreeze.ts';
import { explainIssue, type SiteProblem } from './explainIssue.ts';
import { platformDefaults } from './platformDefaults.ts';
import { presetFor } from './presetFor.ts';
import { resolveSite, type SiteLevel } from './resolveSite.ts';
import type { Site } from './site.ts';
import { siteDocSchema, type SiteDoc } from './siteDoc.ts';
import { siteLaws } from './siteLaws.ts';
import type { SiteLocation } from './siteLocation.ts';

/** A site file after reading: a whole site that knows where each value came from, or every mistake at once. */
export type ParsedSite =
  | { readonly kind: 'site'; readonly site: Site; readonly sources: Readonly<Record<string, SiteLevel>> }
  | { readonly kind: 'invalid'; readonly problems: readonly SiteProblem[] };

/** What `parseSite` reads: the file, and what the template says for all its sites. */
export type SiteInput = { readonly doc: unknown; readonly templateName: string; readonly templateDefaults?: unknown };

const required: readonly { key: 'slug' | 'name' | 'url'; hint: string }[] = [
  { key: 'slug', hint: 'Write a short name in small letters, such as "city-motors"' },
  { key: 'name', hint: 'Write the name of the dealership, such as "City Motors"' },
  { key: 'url', hint: 'Write the public address, such as "https://www.citymotors.example"' },
];

const read = (doc: unknown, prefix: string): { value: SiteDoc; problems: SiteProblem[] } => {
  const result = siteDocSchema.safeParse(doc);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) => explainIssue(issue, doc, siteDocSchema));
  return { value: {}, problems: problems.map((problem) => ({ ...problem, path: `${prefix}${problem.path}` })) };
};

const wholeLocation = (doc: NonNullable<SiteDoc['locations']>[number]): SiteLocation => ({
  ...doc,
  primary: doc.primary ?? false,
  location_type: doc.location_type ?? '',
  visible: doc.visible ?? true,
  address: doc.address ?? {},
  contact_detail: { ...doc.contact_detail, opening_hours: doc.contact_detail?.opening_hours ?? [] },
});

/**
 * Reads a site file once, at the door: checks every name and value, lays it over the brand preset, the template's defaults and
 * the platform's, and freezes the result (design.md sections 2 and 3). Tells every mistake, not only the first.
 *
 * @example
 * parseSite({ doc: { slug: 'city-motors', name: 'City Motors', url: 'https://citymotors.example' }, templateName: 'classic' });
 * // => { kind: 'site', site: { search: { columns: 3, ... }, ... }, sources: { 'search.columns': 'platform', ... } }
 */
export const parseSite = ({ doc, templateName, templateDefaults = {} }: SiteInput): ParsedSite => {
  const own = read(doc, '');
  const template = read(templateDefaults, `template ${templateName}: `);
  const problems = [...template.problems, ...own.problems];
  if (own.problems.length === 0) {
    for (const { key, hint } of required) if (own.value[key] === undefined) problems.push({ path: key, message: 'is missing', hint });
  }
  if (problems.length > 0) return { kind: 'invalid', problems };

  const { $schema: _, ...siteValues } = own.value;
  const { $schema: __, ...templateValues } = template.value;
  const preset = presetFor({ ...templateValues, ...siteValues });
  const { value, sources } = resolveSite(platformDefaults, { template: templateName, ...templateValues }, preset, siteValues);
  const site = {
    ...value,
    url: String(value['url']).replace(/\/+$/, ''),
    locations: (value['locations'] as NonNullable<SiteDoc['locations']>).map(wholeLocation),
  } as unknown as Site;

  const broken = siteLaws(site);
  if (broken.length > 0) return { kind: 'invalid', problems: broken };
  return { kind: 'site', site: deepFreeze(structuredCloneOf(site)), sources: deepFreeze(sources) };
};

/** Defaults are shared by all sites: freezing must not reach them. */
const structuredCloneOf = (value: Site): Site => JSON.parse(JSON.stringify(value)) as Site;
