import { defaultTemplate, freePort } from '@dealer/tools-vite/looks';
import { visitNotIgnoredFiles } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { addToLockfile } from '../lockfile.ts';
import { assertFree, assertLook, assertPackageFree, assertSlug, renamed, titleOf } from '../names.ts';
import { freeSite, writeStarterSite } from '../site/starterSite.ts';

type Options = { name: string; from?: string };

const isText = (file: string): boolean => /\.(ts|tsx|css|html|json|svg|md)$/.test(file);

/** The files of a look that a new one does not take over: its demo sites and the tests of what only it does. */
const isLeftOut = (path: string): boolean => /^(sites|e2e)\//.test(path);

/** A new look: a copy of another one under its own name, on a free port, with a demo site to start from. */
const templateGenerator = (tree: Tree, { name, from = defaultTemplate(tree.root) }: Options): GeneratorCallback => {
  assertSlug(name, 'look');
  assertLook(tree.root, from);
  const folder = `apps/${name}`;
  assertFree(tree, folder);
  assertPackageFree(tree.root, `@dealer/${name}`);
  const source = `apps/${from}`;
  const site = freeSite(tree.root, name);
  visitNotIgnoredFiles(tree, source, (file) => {
    const path = file.replaceAll('\\', '/').slice(source.length + 1);
    const content = tree.read(file);
    if (content === null || isLeftOut(path)) return;
    tree.write(`${folder}/${path}`, isText(path) ? renamed(content.toString(), from, name) : content);
  });
  const change = (path: string, ...[pattern, text]: [RegExp, string]): void =>
    tree.write(`${folder}/${path}`, (tree.read(`${folder}/${path}`, 'utf8') ?? '').replace(pattern, text));
  change('package.json', /"@dealer\/[^"]+"/, `"@dealer/${name}"`);
  change('package.json', /"scope:[^"]+"/, `"scope:${name}"`);
  change('src/template.ts', /title: '[^']*'/, `title: '${titleOf(name)}'`);
  // What the other look is like is not true of this one for long.
  change(
    'src/template.ts',
    /\/\*\* .* \*\/(?=\s+export const template)/,
    `/** The parts, pages and defaults of ${titleOf(name)}. */`,
  );
  change('src/theme.css', /^(\/\* The theme of \S+): .* (Token values only)/, '$1. $2');
  change('vite.config.ts', /port: \d+/, `port: ${freePort(tree.root)}`);
  change('vite.config.ts', /defaultSite: '[^']*'/, `defaultSite: '${site.slug}'`);
  writeStarterSite(tree, { site, look: name });
  addToLockfile(tree, folder);
  return formatted(
    tree.root,
    [folder],
    [
      `apps/${name} is a look. Next:`,
      `  npm start -- ${name}`,
      `  apps/${name}/src/theme.css      colours, type and shape`,
      `  apps/${name}/src/template.ts    slots, pages and what its sites start from`,
      `  apps/${name}/sites/${site.slug}/site.json`,
    ],
  );
};

export default templateGenerator;
