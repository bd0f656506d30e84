import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@dealer/server/commands';
import type { AnySection } from '@dealer/storefront/sections';
import { readContentFile, siteFileNames } from '@dealer/vite/sites';
import { loadTemplate } from '@dealer/tools-vite/loadTemplate';
import { commands } from '../docs/commands/commands.ts';
import { lawFindings, staleRows, type LawFinding } from '../docs/law/lawFindings.ts';
import { stockGaps } from '../docs/law/stockGaps.ts';
import { hostFiles } from './content/hostFiles.ts';
import { liveKeyFindings } from './searchKey.ts';
import { checkSiteFile, lookFindings } from './siteFindings.ts';
import type { PageChanges, SiteFileInput, SiteFinding } from './siteFindings.ts';
import { pageTexts, textFolders } from './texts/pageTexts.ts';
import { sentence } from './sentence.ts';
import { textFindings } from './texts/textFindings.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The parts of a look that are checked. */
type Look = {
  readonly navigation: readonly unknown[];
  readonly siteDefaults: object;
  readonly pages: PageChanges;
  readonly sections?: Readonly<Record<string, { readonly definition: AnySection }>>;
};
type LookInput = Pick<SiteFileInput, 'templateDefaults' | 'templatePages' | 'templateSections' | 'templateTheme'>;

/** A look's defaults for all its sites. */
const lookOf = async (template: string): Promise<LookInput> => {
  const look = await loadTemplate<Look>(join(root, 'apps', template));
  if (look === undefined) return {};
  const { navigation, siteDefaults, pages, sections = {} } = look;
  return {
    templateDefaults: { ...(navigation.length > 0 ? { navigation } : {}), ...siteDefaults },
    templatePages: pages,
    templateTheme: readFileSync(join(root, 'apps', template, 'src/theme.css'), 'utf8'),
    templateSections: Object.fromEntries(Object.entries(sections).map(([name, { definition }]) => [name, definition])),
  };
};

/** The files in one folder of a site, by their names in that folder. */
const filesOf = (folder: string, slug: string, part: 'pages' | 'content'): Record<string, string> =>
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

await runCommand(commands['check:sites'], async ({ values }) => {
  const from = resolve(values.from ?? root);
  const findings: SiteFinding[] = [];
  const ofLaw: LawFinding[] = !values.law
    ? []
    : staleRows(new Date().toISOString().slice(0, 10)).map(({ id, source, reviewedOn }) => ({
        file: `packages/core/src/${id === 'au-onRoad' ? 'price/onRoad/onRoadTables.ts' : 'law/lawTable.ts'}`,
        path: id,
        message: `was last compared with its source on ${reviewedOn}`,
        hint: 'Compare it, and write the day',
        law: { id, source },
      }));
  const stock =
    values.stock === undefined
      ? []
      : readFileSync(values.stock, 'utf8')
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(jsonOf);
  const texts = new Map<string, string[]>();
  /** Read from the sources once for each look. */
  const textsOfLook = (template: string): string[] => {
    const found = texts.get(template) ?? pageTexts(root, textFolders(template)).map(({ text }) => text);
    texts.set(template, found);
    return found;
  };
  const files = globSync('apps/*/sites/*/site.json', { cwd: from }).sort();
  const looks = new Map<string, LookInput>();
  for (const file of files) {
    const template = basename(dirname(dirname(dirname(file))));
    const look = join(from, 'apps', template);
    const host = hostFiles(template, look);
    const { hasPicture } = host;
    if (!looks.has(template)) {
      const input = await lookOf(template);
      looks.set(template, input);
      findings.push(...lookFindings({ file: `apps/${template}/src/template.ts`, host, ...input }));
    }
    const slug = basename(dirname(file));
    const input = {
      file,
      text: readFileSync(join(from, file), 'utf8'),
      slug,
      template,
      ...looks.get(template),
      ownPages: { files: filesOf(look, slug, 'pages'), hasPicture },
      content: { files: filesOf(look, slug, 'content'), hasPicture },
      host,
    };
    const { findings: ofSite, site } = checkSiteFile(input);
    findings.push(...ofSite);
    if (site !== undefined && Object.keys(site.texts).length > 0)
      findings.push(
        ...textFindings(site.texts, textsOfLook(template)).map((finding) => ({
          rule: 'SITE-TEXT' as const,
          file,
          ...finding,
        })),
      );
    if (values.live && site !== undefined && site.services.search.host !== '')
      findings.push(...(await liveKeyFindings(site, file)));
    if (values.law && site !== undefined) {
      const content = Object.entries(input.content.files).map(([name, text]) => [name, jsonOf(text)] as const);
      ofLaw.push(...lawFindings(site, file, Object.fromEntries(content)));
      if (values.stock !== undefined)
        ofLaw.push(...stockGaps(stock, site, { file: `${slug}, ${values.stock}`, now: Date.now() }));
    }
  }
  if (values.json) console.log(JSON.stringify({ files, findings, ...(values.law ? { law: ofLaw } : {}) }, null, 2));
  else {
    for (const { rule, file, path, message, hint } of findings)
      console.log(`${file}: ${path === '' ? 'the file' : path} ${message}. ${sentence(hint)} [${rule}]`);
    for (const { file, path, message, hint, law } of ofLaw)
      console.log(`${file}: ${path} ${message}. ${sentence(hint)} [LAW ${law.id}: ${law.source}]`);
    if (values.law)
      console.log(
        `${ofLaw.length} ${ofLaw.length === 1 ? 'point' : 'points'} of law. This is no legal advice: docs/law.md has every rule.`,
      );
    console.log(`${files.length} site files, ${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`);
  }
  process.exitCode = findings.length + ofLaw.length === 0 && files.length > 0 ? 0 : 1;
});
