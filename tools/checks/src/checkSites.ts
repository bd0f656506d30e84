import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@dealer/server/commands';
import type { AnySection } from '@dealer/storefront/sections';
import { picturesFolder } from '@dealer/tools-vite/paths';
import { readContentFile, siteFileNames } from '@dealer/vite/sites';
import { loadTemplate } from '@dealer/tools-vite/loadTemplate';
import { commands } from './commands/commands.ts';
import { liveKeyFindings } from './searchKey.ts';
import { lookFindings, siteFindings, siteOf } from './siteFindings.ts';
import type { PageChanges, SiteFileInput, SiteFinding } from './siteFindings.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

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

await runCommand(commands['check:sites'], async ({ values }) => {
  const from = resolve(values.from ?? root);
  const findings: SiteFinding[] = [];
  const files = globSync('apps/*/sites/*/site.json', { cwd: from }).sort();
  const looks = new Map<string, LookInput>();
  for (const file of files) {
    const template = basename(dirname(dirname(dirname(file))));
    if (!looks.has(template)) {
      const look = await lookOf(template);
      looks.set(template, look);
      findings.push(...lookFindings({ file: `apps/${template}/src/template.ts`, ...look }));
    }
    const slug = basename(dirname(file));
    const look = join(from, 'apps', template);
    const hasPicture = (address: string): boolean =>
      [join(look, 'public'), join(root, 'apps', template, 'public'), dirname(picturesFolder)].some((folder) =>
        existsSync(join(folder, address)),
      );
    const input = {
      file,
      text: readFileSync(join(from, file), 'utf8'),
      slug,
      template,
      ...looks.get(template),
      ownPages: { files: filesOf(look, slug, 'pages'), hasPicture },
      content: { files: filesOf(look, slug, 'content'), hasPicture },
    };
    findings.push(...siteFindings(input));
    const site = values.live ? siteOf(input) : undefined;
    if (site !== undefined && site.services.search.host !== '') findings.push(...(await liveKeyFindings(site, file)));
  }
  if (values.json) console.log(JSON.stringify({ files, findings }, null, 2));
  else {
    for (const { rule, file, path, message, hint } of findings)
      console.log(`${file}: ${path === '' ? 'the file' : path} ${message}. ${hint}. [${rule}]`);
    console.log(`${files.length} site files, ${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`);
  }
  process.exitCode = findings.length === 0 && files.length > 0 ? 0 : 1;
});
