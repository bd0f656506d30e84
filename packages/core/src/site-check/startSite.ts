import { ownValue } from '../record/ownValue.ts';
import type { SiteInput } from '../site/readSite.ts';
import { explainIssue, knownNames, plainIssues, type Issue, type SiteProblem } from './explainIssue.ts';
import { nearest } from './nearest.ts';
import { parseSite, type ParsedSite } from './parseSite.ts';
import { siteDocSchema } from './siteDoc.ts';

/** A site file as a page starts with it: what it says, and what of it was left out. */
export type StartedSite = ParsedSite & { readonly ignored: readonly SiteProblem[] };

type Path = readonly PropertyKey[];

/** Names that say which vehicles a site shows. Words of phrases have a dot in their names. */
const isAboutStock = (name: PropertyKey | undefined): boolean => /^\w*(search|filter)\w*$/i.test(String(name));

/**
 * What a page can do without: a page's list that does not fit, and names that no setting has, unless they may have been meant to
 * say which vehicles the site shows.
 */
const dispensable = ({ code, path, keys = [] }: Issue): Path[] => {
  const isOfPages = path[0] === 'pages';
  if (code !== 'unrecognized_keys') return isOfPages ? [path.slice(0, 2)] : [];
  const known = knownNames(siteDocSchema, path);
  return keys
    .filter((key) => isOfPages || ![...path, key, nearest(key, known)].some(isAboutStock))
    .map((key) => [...path, key]);
};

const remove = (doc: unknown, path: Path): void => {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, name) => value && ownValue(value as Record<string, unknown>, String(name)), doc);
  if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, path.at(-1) ?? '');
};

const withoutDispensable = (doc: unknown): { doc: unknown; ignored: SiteProblem[] } => {
  const found = siteDocSchema.safeParse(doc);
  if (found.success) return { doc, ignored: [] };
  const left = JSON.parse(JSON.stringify(doc)) as unknown;
  const ignored = found.error.issues.flatMap(plainIssues).flatMap((issue) => {
    const paths = dispensable(issue);
    for (const path of paths) remove(left, path);
    const keys = paths.map((path) => String(path.at(-1)));
    return paths.length === 0 ? [] : explainIssue(issue.keys ? { ...issue, keys } : issue, doc, siteDocSchema);
  });
  return { doc: left, ignored };
};

/**
 * Reads a site file in full at the start of a page. Names that no setting has and page lists that do not fit are left out and
 * named in `ignored`; where such a name may have been meant to say which vehicles the site shows, and where any other setting does
 * not fit, the file is invalid as for `parseSite`.
 *
 * @example
 * startSite({ doc: { slug: 'a', name: 'A', url: 'https://a.example', serviceBanner: true }, templateName: 'coast' });
 * // => { kind: 'site', site: { ... }, ignored: [{ path: 'serviceBanner', message: '"serviceBanner" is not a setting', ... }] }
 */
export const startSite = ({ doc, templateName, templateDefaults = {} }: SiteInput): StartedSite => {
  const own = withoutDispensable(doc);
  const look = withoutDispensable(templateDefaults);
  return {
    ...parseSite({ doc: own.doc, templateName, templateDefaults: look.doc }),
    ignored: [...look.ignored, ...own.ignored],
  };
};
