import { defaultTemplate } from '@dealer/tools-vite/looks';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertLook, assertSlug } from '../names.ts';
import { siteDoc, siteSlugs } from './starterSite.ts';

type Options = { name: string; template?: string };

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A demo site of a look with what every site must say; all else comes from its look. */
const siteGenerator = (tree: Tree, { name, template = defaultTemplate(tree.root) }: Options): GeneratorCallback => {
  const slug = slugOf(name);
  assertSlug(slug, 'site');
  assertLook(tree.root, template);
  if (siteSlugs(tree.root).includes(slug))
    throw new Error(`There is a site called ${slug} already. Choose another name.`);
  const folder = `apps/${template}/sites/${slug}`;
  const doc = siteDoc({ slug, name: name.trim() }, template);
  tree.write(`${folder}/site.json`, `${JSON.stringify(doc, null, 2)}\n`);
  return formatted(
    tree.root,
    [folder],
    [
      `${folder}/site.json: every setting that it may have is in docs/site-config.md.`,
      `  npm start -- ${template}, then open /?site=${slug}`,
      '  npm run check:sites',
    ],
  );
};

export default siteGenerator;
