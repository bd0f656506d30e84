import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A template: its files replace those that all projects have. */
export type TemplateFacts = {
  /** What it looks like, in one line. */
  readonly title: string;
  /** Fonts and other packages that its files import. */
  readonly dependencies: Readonly<Record<string, string>>;
};

type Manifest = { readonly dependencies?: Readonly<Record<string, string>> };

/** The template of a look with a slot named, and with the section of every new project in it and on its home page. */
const withOwnSection = (template: string): string =>
  template
    .replace(/\n\n(\/\*\* |const )/, "\nimport { sections } from './sections/index.ts';\n\n$1")
    .replace('\n  pages: {', '\n  sections,\n  pages: {')
    .replace(/(home: \[\n\s+\{ section: 'hero'.*\},\n)(\s+)/, "$1$2{ section: 'promises' },\n$2");

/** The sentence above a template: `"Showroom floor": a dealer of one make`. */
const titleIn = (template: string): string => /\/\*\* (.+?)\.? \*\/\nexport const template/.exec(template)?.[1] ?? '';

/** The name of a look in a project is that of the project. */
const named = (text: string, look: string): string =>
  text.replaceAll(`data-template="${look}"`, 'data-template="{{template}}"');

/** Writes a look of the repository as a template: without stories and tests, with a section of its own. */
const writeLook = (look: string, from: string, to: string): void => {
  for (const file of globSync(['index.html', 'src/**/*.{ts,tsx,css}', 'public/**/*.*'], { cwd: from })) {
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    const text = named(readFileSync(join(from, file), 'utf8'), look);
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(
      join(to, file),
      file.endsWith('template.ts')
        ? withOwnSection(text)
            .replace(`name: '${look}'`, "name: '{{template}}'")
            .replace(/title: '.*'/, "title: '{{title}}'")
        : text.replace(/<title>.*<\/title>/, '<title>{{title}}</title>'),
    );
  }
  const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  const others = Object.entries(dependencies).filter(([name]) => !/^(@dealer\/|react)/.test(name));
  const facts: TemplateFacts = {
    title: titleIn(readFileSync(join(from, 'src/template.ts'), 'utf8')),
    dependencies: Object.fromEntries(others),
  };
  writeFileSync(join(to, 'template.json'), `${JSON.stringify(facts, null, 2)}\n`);
};

/** A manifest with the versions of other packages that this repository has. */
const withVersions = (manifest: string, modules: string): string =>
  manifest.replaceAll(/\{\{version ([^}]+)\}\}/g, (_, name: string) => {
    const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string };
    return `^${version}`;
  });

/**
 * Writes all templates into a folder: those in `own`, with `common`, which every project has, and one of each look in `apps`.
 */
export const writeTemplates = ({ own, root, to }: { own: string; root: string; to: string }): void => {
  const apps = join(root, 'apps');
  rmSync(to, { recursive: true, force: true });
  cpSync(own, to, { recursive: true });
  const manifest = join(to, 'common/package.json');
  writeFileSync(manifest, withVersions(readFileSync(manifest, 'utf8'), join(root, 'node_modules')));
  for (const look of readdirSync(apps))
    if (globSync('src/template.ts', { cwd: join(apps, look) }).length > 0)
      writeLook(look, join(apps, look), join(to, look));
};
