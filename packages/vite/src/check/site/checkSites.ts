import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnySection } from '@dealer/storefront/sections';
import type { AliasOptions } from 'vite';
import { loadTemplate } from '../../build/loadTemplate.ts';
import { packageFolder } from '../../build/packageFolder.ts';
import { readContentFile, readSiteFile, siteFileNames, siteSlugs } from '../../sites/siteFiles.ts';
import { lawFindings } from '../law/lawFindings.ts';
import type { LawFinding } from '../law/lawFindings.ts';
import { stockGaps } from '../law/stockGaps.ts';
import { lookHost, pathOf } from '../template/templateFiles.ts';
import type { CheckedLook } from '../template/templateFiles.ts';
import { pageTexts } from '../texts/pageTexts.ts';
import { textFindings } from '../texts/textFindings.ts';
import { liveKeyFindings } from './searchKey.ts';
import { messageOf, sentence } from './sentence.ts';
import { checkSiteFile, lookFindings } from './siteFindings.ts';
import type { PageChanges, SiteFileInput, SiteFinding } from './siteFindings.ts';

/** A look whose sites are checked. */
export type SitesLook = CheckedLook & {
  /** Where its sources are, if they are not in its folder. */
  sources?: string;
  /** How Vite finds the packages that its sources import. */
  alias?: AliasOptions;
};

/** What else is looked for than mistakes. */
export type SitesOptions = {
  /** Asks each search server what the site's key can do. */
  live?: boolean | undefined;
  /** What the law requires. */
  law?: boolean | undefined;
  /** With `law`: documents of vehicles, and how findings name them. */
  stock?: { name: string; documents: readonly unknown[] } | undefined;
};

/** The files that were read, and what is wrong with them. */
export type SitesReport = { files: string[]; findings: SiteFinding[]; law: LawFinding[] };

/** The parts of a look that are checked. */
type Template = {
  readonly navigation: readonly unknown[];
  readonly siteDefaults: object;
  readonly pages: PageChanges;
  readonly sections?: Readonly<Record<string, { readonly definition: AnySection }>>;
};
type LookInput = Pick<SiteFileInput, 'templateDefaults' | 'templatePages' | 'templateSections' | 'templateTheme'>;

/** A look's defaults for all its sites. */
const lookInput = async ({ folder, sources = folder, alias }: SitesLook): Promise<LookInput> => {
  const look = await loadTemplate<Template>(sources, alias);
  if (look === undefined) return {};
  const { navigation, siteDefaults, pages, sections = {} } = look;
  const theme = join(sources, 'src/theme.css');
  return {
    templateDefaults: { ...(navigation.length > 0 ? { navigation } : {}), ...siteDefaults },
    templatePages: pages,
    ...(existsSync(theme) && { templateTheme: readFileSync(theme, 'utf8') }),
    templateSections: Object.fromEntries(Object.entries(sections).map(([name, { definition }]) => [name, definition])),
  };
};

/** The files in one folder of a site, by their names in that folder. */
const filesIn = (folder: string, slug: string, part: 'pages' | 'content'): Record<string, string> =>
  Object.fromEntries(
    siteFileNames(folder, slug)
      .filter((name) => name.startsWith(`${part}/`))
      .map((name) => {
        const file = readContentFile(folder, { slug, name });
        return [name.slice(part.length + 1), file.kind === 'file' ? file.text : ''];
      }),
  );

/** A content file; what is wrong with it is found apart from the law. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The texts of the packages' pages and of the look's own. */
const textsOfLook = ({ folder, sources = folder }: SitesLook): string[] =>
  [...(['core', 'storefront', 'ui'] as const).map(packageFolder), join(sources, 'src')].flatMap((root) =>
    pageTexts(root, ['.']).map(({ text }) => text),
  );

/** Every mistake of a look's page lists and of its sites. */
export const checkSites = async (look: SitesLook, { live, law, stock }: SitesOptions = {}): Promise<SitesReport> => {
  const { folder, name: template } = look;
  const report: SitesReport = { files: [], findings: [], law: [] };
  const slugs = siteSlugs(folder, undefined);
  if (slugs.length === 0) return report;
  const host = lookHost(look);
  const { hasPicture } = host;
  const ofLook = await lookInput(look);
  report.findings.push(...lookFindings({ file: pathOf(look, 'src/template.ts'), host, ...ofLook }));
  let texts: string[] | undefined;
  for (const slug of slugs) {
    const read = readSiteFile(folder, { slug });
    if (read.kind === 'unknown') continue;
    const file = pathOf(look, `sites/${slug}/site.json`);
    report.files.push(file);
    const content = { files: filesIn(folder, slug, 'content'), hasPicture };
    const ownPages = { files: filesIn(folder, slug, 'pages'), hasPicture };
    const { findings, site } = checkSiteFile({
      file,
      text: read.text,
      slug,
      template,
      ...ofLook,
      ownPages,
      content,
      host,
    });
    report.findings.push(...findings);
    if (site === undefined) continue;
    if (Object.keys(site.texts).length > 0)
      report.findings.push(
        ...textFindings(site.texts, (texts ??= textsOfLook(look))).map((finding) => ({
          rule: 'SITE-TEXT' as const,
          file,
          ...finding,
        })),
      );
    if (live && site.services.search.host !== '') report.findings.push(...(await liveKeyFindings(site, file)));
    if (!law) continue;
    const documents = Object.entries(content.files).map(([name, text]) => [name, jsonOf(text)] as const);
    report.law.push(...lawFindings(site, file, Object.fromEntries(documents)));
    if (stock)
      report.law.push(...stockGaps(stock.documents, site, { file: `${slug}, ${stock.name}`, now: Date.now() }));
  }
  return report;
};

/** The documents of an NDJSON file. */
export const readDocuments = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(jsonOf);

/** A report as lines of text. */
export const describeSites = (
  { files, findings, law }: SitesReport,
  { law: isLaw = false }: SitesOptions,
): string[] => [
  ...findings.map(
    ({ rule, file, path, message, hint }) => `${file}: ${messageOf({ path, message })}. ${sentence(hint)} [${rule}]`,
  ),
  ...law.map(
    ({ file, path, message, hint, law: { id, source } }) =>
      `${file}: ${path} ${message}. ${sentence(hint)} [LAW ${id}: ${source}]`,
  ),
  ...(isLaw
    ? [
        `${law.length} ${law.length === 1 ? 'point' : 'points'} of law. This is no legal advice: docs/law.md has every rule.`,
      ]
    : []),
  `${files.length} site ${files.length === 1 ? 'file' : 'files'}, ${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`,
];
