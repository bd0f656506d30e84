import { globSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { visitNotIgnoredFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { titleOf } from '../names.ts';

/** A demo site's folder name and the dealer's name. */
export type NewSite = { slug: string; name: string };

/** The folder names of all demo sites: one is only once in the repository, because hosts and stored data are named by it. */
export const siteSlugs = (root: string): string[] =>
  globSync('apps/*/sites/*/site.json', { cwd: root }).map((file) => basename(dirname(file)));

/** A name for the first demo site of a look that no other site has. */
export const freeSite = (root: string, look: string): NewSite => {
  const taken = siteSlugs(root);
  const [kind] = ['motors', 'cars', 'autos', 'vehicles'].filter((word) => !taken.includes(`${look}-${word}`));
  if (kind === undefined) throw new Error(`Every demo site that ${look} could start with exists already.`);
  return { slug: `${look}-${kind}`, name: `${titleOf(look)} ${titleOf(kind)}` };
};

/** The demo site that a look starts with: the one that its Vite configuration names, else the first. */
export const demoSiteOf = (tree: Tree, look: string): string => {
  const config = tree.read(`${look}/vite.config.ts`, 'utf8') ?? '';
  const named = /defaultSite: '([^']+)'/.exec(config)?.[1];
  const [first] = readdirSync(`${tree.root}/${look}/sites`)
    .filter((slug) => tree.exists(`${look}/sites/${slug}/site.json`))
    .sort();
  const demo = named ?? first;
  if (demo === undefined) throw new Error(`${look} has no demo site to start from.`);
  return demo;
};

/** The wordmark, the icon and the picture of shared links: the new dealer has its own. */
const identity = /^ {2}"identity": \{\n[\s\S]*?\n {2}\},\n/m;

/** Copies a demo site with its pages and content under another dealer's name and address, without its wordmark. */
export const copySite = (
  tree: Tree,
  { from, to, site, look }: { from: string; to: string; site: NewSite; look: string },
): void => {
  const doc = JSON.parse(tree.read(`${from}/site.json`, 'utf8') ?? '{}') as NewSite;
  const compact = (slug: string): string => slug.replaceAll('-', '');
  visitNotIgnoredFiles(tree, from, (file) => {
    const content = tree.read(file);
    if (content === null) return;
    const path = `${to}/${file.replaceAll('\\', '/').slice(from.length + 1)}`;
    if (!path.endsWith('.json')) return tree.write(path, content);
    const text = content
      .toString()
      .replaceAll(doc.name, site.name)
      .replaceAll(doc.slug, site.slug)
      .replaceAll(compact(doc.slug), compact(site.slug));
    tree.write(
      path,
      path === `${to}/site.json`
        ? text
            .replace(identity, '')
            .replace(/"template": "[^"]*"/, `"template": "${look}"`)
            .replace(/^( {2}"url": )"[^"]*"/m, `$1"https://www.${compact(site.slug)}.example"`)
        : text,
    );
  });
};
