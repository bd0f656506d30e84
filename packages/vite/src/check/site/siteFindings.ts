import { ownValue } from '@dealer/core/data';
import { nearest, parseSite, patchProblems } from '@dealer/core/site-check';
import { pageList } from '@dealer/core/page';
import type { PageChange } from '@dealer/core/page';
import type { Site, SiteDoc } from '@dealer/core/site';
import type { SectionDefinitions } from '@dealer/storefront/sections';
import { siteColourFaults } from './colours/siteColourFaults.ts';
import type { SiteColourFault } from './colours/siteColourFaults.ts';
import { contentFindings } from './content/contentFindings.ts';
import type { HostFiles } from './content/hostFiles.ts';
import { fileProblems } from './content/texts.ts';
import { repeatedKeys } from './repeatedKeys.ts';
import { ownPageFindings } from './ownPages/ownPageFindings.ts';
import type { OwnPageInput } from './ownPages/ownPageFindings.ts';
import { composedPages } from '../pages/composedPages.ts';
import { pageProblems } from '../pages/pageProblems.ts';
import { siteRules } from './siteRules.ts';
import type { RuleFault } from './siteRules.ts';

/** A mistake in a site file: which rule, where, what is wrong and what to write. */
export type SiteFinding = {
  rule:
    | 'SITE-JSON'
    | 'SITE-SCHEMA'
    | 'SITE-SLUG'
    | 'SITE-LOOK'
    | 'SITE-DEPTH'
    | 'SITE-LIST'
    | 'SITE-PAGE'
    | 'SITE-OWN-PAGE'
    | 'SITE-CONTENT'
    | 'SITE-PICTURE'
    | 'SITE-TEXT'
    | SiteColourFault['rule']
    | RuleFault['rule'];
  file: string;
  path: string;
  message: string;
  hint: string;
};

/** The page lists of a look, or a site's changes to them. */
export type PageChanges = Readonly<Record<string, PageChange | null | undefined>>;

/** A site file and the look that it belongs to. */
export type SiteFileInput = {
  file: string;
  text: string;
  slug: string;
  template: string;
  templateDefaults?: unknown;
  /** The look's lists of sections. */
  templatePages?: PageChanges;
  /** The look's theme.css. */
  templateTheme?: string;
  /** The look's own sections. */
  templateSections?: SectionDefinitions;
  /** The files of the site's own pages, and the pictures that its host has. */
  ownPages?: Pick<OwnPageInput, 'files' | 'hasPicture'>;
  /** The site's content files, and the pictures that its host has. */
  content?: Pick<OwnPageInput, 'files' | 'hasPicture'>;
  /** The pictures and films that its host has. */
  host?: HostFiles;
};

/** Levels of groups and lists in a site file; menus, the deepest part, need seven. */
const deepest = 20;

/** Iterative: a file nested a million times would overflow the stack of a recursive function. */
const isTooDeep = (doc: unknown): boolean => {
  let level: unknown[] = [doc];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
};

/** The site, if the storefront can read the site file. */
export const siteOf = (input: SiteFileInput): Site | undefined => checkSiteFile(input).site;

/** Every mistake of a site file, with what to write instead. */
export const siteFindings = (input: SiteFileInput): SiteFinding[] => checkSiteFile(input).findings;

const meant = (name: string, known: readonly string[]): string => {
  const guess = nearest(name, known);
  return guess === undefined ? `Write one of: ${known.join(', ')}` : `Did you mean "${guess}"?`;
};

/** The mistakes in lists of sections: the site's `pages` merged with the look's. */
const pagesFindings = (
  file: string,
  pages: PageChanges,
  { below = {}, sections = {} }: { below?: PageChanges | undefined; sections?: SectionDefinitions | undefined },
): SiteFinding[] => [
  ...Object.keys(pages)
    .filter((name) => !Object.hasOwn(composedPages, name))
    .map((name) => ({
      rule: 'SITE-SCHEMA' as const,
      file,
      path: `pages.${name}`,
      message: 'is no page with sections',
      hint: meant(name, Object.keys(composedPages)),
    })),
  ...Object.entries(composedPages).flatMap(([name, page]) => {
    const change = ownValue(pages, name);
    if (!change) return [];
    const list = pageList(page.usual, ownValue(below, name));
    return pageProblems(change, list, { ...page, sections: { ...page.sections, ...sections } }, `pages.${name}`).map(
      (problem) => ({ rule: 'SITE-PAGE' as const, file, ...problem }),
    );
  }),
];

/** The pictures and films of a site file that its host does not have. */
const pictureFindings = ({ file, host }: Pick<SiteFileInput, 'file' | 'host'>, doc: unknown): SiteFinding[] =>
  host ? fileProblems(doc, host).map((problem) => ({ rule: 'SITE-PICTURE' as const, file, ...problem })) : [];

/** Every mistake of a look's own lists of sections, and the pictures and films of its defaults. */
export const lookFindings = ({
  file,
  host,
  templateDefaults = {},
  templatePages = {},
  templateSections,
}: Pick<SiteFileInput, 'file' | 'host' | 'templateDefaults' | 'templatePages' | 'templateSections'>): SiteFinding[] => [
  ...pagesFindings(file, templatePages, { sections: templateSections }),
  ...pictureFindings({ file, host }, { siteDefaults: templateDefaults }),
];

/** The duplicate keys in one of the site's files. */
const repeatFindings = ({ file, text, ownPages, content }: SiteFileInput): SiteFinding[] => {
  const of = (folder: string, files: Readonly<Record<string, string>> = {}): [string, string][] =>
    Object.entries(files).map(([name, json]) => [file.replace(/site\.json$/, `${folder}/${name}.json`), json]);
  return [[file, text], ...of('pages', ownPages?.files), ...of('content', content?.files)].flatMap(
    ([name = '', json = '']) =>
      repeatedKeys(json).map((path) => ({
        rule: 'SITE-JSON' as const,
        file: name,
        path,
        message: 'is there twice, and only the last counts',
        hint: 'Take one out, or put both into one',
      })),
  );
};

/** Every mistake of a site file, and the site if the storefront can read the file. */
export const checkSiteFile = (input: SiteFileInput): { findings: SiteFinding[]; site?: Site } => {
  const { file, text, slug, template, templateDefaults } = input;
  let doc: unknown;
  try {
    doc = JSON.parse(text);
  } catch (error) {
    return {
      findings: [
        {
          rule: 'SITE-JSON',
          file,
          path: '',
          message: `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
          hint: 'Look for a missing comma, quotation mark or bracket',
        },
      ],
    };
  }
  if (isTooDeep(doc))
    return {
      findings: [
        {
          rule: 'SITE-DEPTH',
          file,
          path: '',
          message: `is nested more than ${deepest} levels deep`,
          hint: 'Look for brackets that do not belong there',
        },
      ],
    };
  const findings = repeatFindings(input);
  const { slug: written, template: look } = (typeof doc === 'object' && doc !== null ? doc : {}) as Pick<
    SiteDoc,
    'slug' | 'template'
  >;
  if (typeof written === 'string' && written !== slug)
    findings.push({
      rule: 'SITE-SLUG',
      file,
      path: 'slug',
      message: `is "${written}", but its folder is called ${slug}`,
      hint: `Write "${slug}", or rename the folder`,
    });
  if (look !== undefined && look !== template)
    findings.push({
      rule: 'SITE-LOOK',
      file,
      path: 'template',
      message: `is ${JSON.stringify(look)}, but the site is in apps/${template}`,
      hint: `Write "${template}", or move its folder`,
    });
  const parsed = parseSite({
    doc,
    templateName: template,
    templateDefaults,
  });
  if (parsed.kind === 'invalid')
    findings.push(
      ...parsed.problems.map(({ path, message, hint }) => ({
        rule: 'SITE-SCHEMA' as const,
        file,
        path,
        message,
        hint,
      })),
    );
  else
    findings.push(
      ...siteRules(parsed.site).map((fault) => ({ file, ...fault })),
      ...pictureFindings(input, doc),
      ...siteColourFaults(parsed.site, input.templateTheme ?? '').map((fault) => ({ file, ...fault })),
      ...patchProblems(doc as SiteDoc, templateDefaults as SiteDoc | undefined).map((problem) => ({
        rule: 'SITE-LIST' as const,
        file,
        ...problem,
      })),
      ...pagesFindings(file, parsed.site.pages, { below: input.templatePages, sections: input.templateSections }),
      ...(input.ownPages
        ? ownPageFindings({ site: parsed.site, sections: input.templateSections, ...input.ownPages }).map(
            ({ file: page, ...problem }) => ({
              rule: 'SITE-OWN-PAGE' as const,
              file: page === undefined ? file : file.replace(/site\.json$/, `pages/${page}.json`),
              ...problem,
            }),
          )
        : []),
      ...(input.content
        ? contentFindings({ site: parsed.site, sections: input.templateSections, ...input.content }).map(
            ({ file: name, ...problem }) => ({
              rule: 'SITE-CONTENT' as const,
              file: name === undefined ? file : file.replace(/site\.json$/, `content/${name}.json`),
              ...problem,
            }),
          )
        : []),
    );
  return { findings, ...(parsed.kind === 'site' ? { site: parsed.site } : {}) };
};
