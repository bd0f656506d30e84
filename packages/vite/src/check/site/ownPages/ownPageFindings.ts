import { ownPageFile, type PageItem, readOwnPage } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import { matchRoute, ownPathPattern } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { explainIssue, settingsSchema, type SiteProblem } from '@dealer/core/site-check';
import type { SectionDefinitions } from '@dealer/storefront/sections';
import { sharedSections } from '../../pages/composedPages.ts';
import { listProblems } from '../../pages/pageProblems.ts';
import { blockProblems, htmlAddresses } from './blockProblems.ts';
import { textsOf } from './textsOf.ts';

/** A mistake of a page: `file` is its name in the folder `pages`, or missing if the mistake is in the site file. */
type OwnPageFinding = SiteProblem & { readonly file?: string };

/** A site with the files of its own pages. */
export type OwnPageInput = {
  site: Site;
  /** The texts of the files in the site's folder `pages` (or `content`), by their names without ending. */
  files: Readonly<Record<string, string>>;
  /** Whether the host has a picture. */
  hasPicture: (address: string) => boolean;
  /** The sections of the look. */
  sections?: SectionDefinitions | undefined;
};

const pathProblem = (path: string, site: Site): Omit<SiteProblem, 'path'> | undefined => {
  if (!ownPathPattern.test(path))
    return {
      message: `"${path}" is not the address of a page`,
      hint: 'Write small letters, digits and hyphens after each slash, such as "/why-us"',
    };
  const taken = matchRoute(path, { ...site, ownPages: [] });
  if (taken.kind === 'unknown') return undefined;
  return {
    message: `"${path}" is the address of another page (${taken.name})`,
    hint: 'Choose an address of your own',
  };
};

const entryFindings = ({ site, files }: OwnPageInput): OwnPageFinding[] =>
  site.ownPages.flatMap(({ path }, at): OwnPageFinding[] => {
    const where = { path: `ownPages[${at}].path` };
    const problem = pathProblem(path, site);
    if (problem) return [{ ...where, ...problem }];
    if (site.ownPages.findIndex((page) => page.path === path) < at)
      return [{ ...where, message: `"${path}" is there twice`, hint: 'Give each page an address of its own' }];
    if (ownValue(files, path.slice(1)) === undefined)
      return [
        {
          ...where,
          message: `"${path}" has no file`,
          hint: `Write its content into pages${path}.json beside this file`,
        },
      ];
    return [];
  });

const schema = settingsSchema(ownPageFile);

const sectionsOf = ({ sections = {} }: OwnPageInput): SectionDefinitions => ({ ...sharedSections, ...sections });

/** Links to pages that the site does not have, and missing pictures and videos. */
const addressFindings = (items: readonly PageItem[], input: OwnPageInput): SiteProblem[] =>
  items.flatMap(({ section, settings = {} }, at) =>
    [
      ...textsOf(ownValue(sectionsOf(input), section)?.settings ?? {}, settings),
      ...htmlAddresses(section, settings),
    ].flatMap(({ path, format, value }) => {
      const where = `sections[${at}].settings.${path}`;
      const isFile = format === 'picture' || (section === 'video' && path === 'src');
      if (isFile && value.startsWith('/'))
        return input.hasPicture(value)
          ? []
          : [{ path: where, message: `"${value}" is not there`, hint: 'Put the file there, or correct the address' }];
      const isOfSite = format === 'address' && /^\/(?![/\\])/.test(value);
      if (isOfSite && matchRoute(value, input.site).kind === 'unknown')
        return [
          {
            path: where,
            message: `"${value}" is no page of this site`,
            hint: 'Write the address of a page of this site',
          },
        ];
      return [];
    }),
  );

/** Every mistake in a file of sections: one of the site's own pages, or the article of a post. */
export const sectionsFindings = (text: string, input: OwnPageInput, route: 'own' | 'post' = 'own'): SiteProblem[] => {
  let doc: unknown;
  try {
    doc = JSON.parse(text);
  } catch (error) {
    return [
      {
        path: '',
        message: `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
        hint: 'Look for a missing comma, quotation mark or bracket',
      },
    ];
  }
  const problems = (schema.safeParse(doc).error?.issues ?? []).flatMap((issue) => explainIssue(issue, doc, schema));
  const content = readOwnPage(doc);
  if (content === undefined)
    return problems.length > 0
      ? problems
      : [{ path: 'sections', message: 'is missing', hint: 'Write the sections of the page between [ and ]' }];
  return [
    ...problems,
    ...listProblems(content.items, { route, sections: sectionsOf(input), areas: [], usual: [] }, 'sections'),
    ...addressFindings(content.items, input),
    ...blockProblems(content.items, input.site),
  ];
};

const fileFindings = (name: string, text: string, input: OwnPageInput): SiteProblem[] => [
  ...(input.site.ownPages.some(({ path }) => path === `/${name}`)
    ? []
    : [
        {
          path: '',
          message: 'is the content of no page',
          hint: `Name the page in ownPages of site.json: { "path": "/${name}", "title": "..." }`,
        },
      ]),
  ...sectionsFindings(text, input),
];

/** Every mistake of a site's own pages: addresses, files, sections, pictures and links. */
export const ownPageFindings = (input: OwnPageInput): OwnPageFinding[] => [
  ...entryFindings(input),
  ...Object.entries(input.files).flatMap(([name, text]) =>
    fileFindings(name, text, input).map((problem) => ({ file: name, ...problem })),
  ),
];
