import { ownValue } from '../data/values.ts';
import type { SiteInput } from '../site/readSite.ts';
import { explainIssue, knownNames, plainIssues, type Issue, type SiteProblem } from './explainIssue.ts';
import { explainLaw } from './explainLaw.ts';
import { nearest } from './nearest.ts';
import { type ParsedSite, parseSite } from './parseSite.ts';
import { settingsSchema } from './settingsSchema.ts';
import { siteFileSettings } from './siteFileSettings.ts';

/** The site that a page starts with, and the ignored parts of its file. */
export type StartedSite = ParsedSite & { readonly ignored: readonly SiteProblem[] };

const siteFileSchema = settingsSchema(siteFileSettings);

type Path = readonly PropertyKey[];

/** Names of settings that select vehicles. Keys of phrases contain a dot. */
const isAboutStock = (name: PropertyKey | undefined): boolean => /^\w*(search|filter)\w*$/i.test(String(name));

/**
 * Mistakes that can be ignored: invalid page lists and unknown names, unless the name may be meant to select the site's vehicles.
 */
const dispensable = ({ code, path, keys = [] }: Issue): Path[] => {
  const isOfPages = path[0] === 'pages';
  if (code !== 'unrecognized_keys') return isOfPages ? [path.slice(0, 2)] : [];
  const known = knownNames(siteFileSchema, path);
  return keys
    .filter((key) => isOfPages || ![...path, key, nearest(key, known)].some(isAboutStock))
    .map((key) => [...path, key]);
};

const remove = (doc: unknown, path: Path): void => {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, name) => value && ownValue(value as Record<string, unknown>, String(name)), doc);
  if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, path.at(-1)!);
};

const withoutDispensable = (doc: unknown): { doc: unknown; ignored: SiteProblem[] } => {
  const found = siteFileSchema.safeParse(doc);
  if (found.success) return { doc, ignored: [] };
  const left = JSON.parse(JSON.stringify(doc)) as unknown;
  const ignored = found.error.issues.flatMap(plainIssues).flatMap((issue) => {
    const paths = dispensable(issue);
    for (const path of paths) remove(left, path);
    const keys = paths.map((path) => String(path.at(-1)));
    return paths.length === 0 ? [] : explainIssue(issue.keys ? { ...issue, keys } : issue, doc, siteFileSchema);
  });
  return { doc: left, ignored };
};

/** With the basis `driveAway` a page has the index's amounts whatever the site's own are. */
const unusedCharges = explainLaw({ law: 'charges', path: 'price.charges' });

/**
 * Parses a site file with the full check when a page starts. Unknown names, invalid page lists and amounts that the price basis does not
 * use are left out and listed in `ignored`. If such a name may be meant to select the site's vehicles, or any other setting is invalid,
 * the file is invalid as in `parseSite`.
 *
 * @example
 * startSite({ doc: { slug: 'a', name: 'A', url: 'https://a.example', serviceBanner: true }, templateName: 'coast' });
 * // => { kind: 'site', site: { ... }, ignored: [{ path: 'serviceBanner', message: '"serviceBanner" is not a setting', ... }] }
 */
export const startSite = ({ doc, templateName, templateDefaults = {} }: SiteInput): StartedSite => {
  const own = withoutDispensable(doc);
  const look = withoutDispensable(templateDefaults);
  const ignored = [...look.ignored, ...own.ignored];
  const parse = (): ParsedSite => parseSite({ doc: own.doc, templateName, templateDefaults: look.doc });
  const parsed = parse();
  if (parsed.kind === 'site' || parsed.problems.every(({ message }) => message !== unusedCharges.message))
    return { ...parsed, ignored };
  for (const part of [look, own]) {
    part.doc = JSON.parse(JSON.stringify(part.doc)) as unknown;
    remove(part.doc, ['price', 'charges']);
  }
  return { ...parse(), ignored: [...ignored, unusedCharges] };
};
