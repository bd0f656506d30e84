import { defaultTemplate } from '@dealer/tools-vite/looks';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertLook, assertSlug } from '../names.ts';
import { siteSlugs } from './copySite.ts';

type Options = { name: string; template?: string };

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * A demo site of a look with what every site must say; all else comes from its look.
 *
 * @example
 * npx nx g @dealer/tools-dealer-plugin:site "Harbour City Motors" --template coast
 */
const siteGenerator = (tree: Tree, { name, template = defaultTemplate(tree.root) }: Options): GeneratorCallback => {
  const slug = slugOf(name);
  assertSlug(slug, 'site');
  assertLook(tree.root, template);
  if (siteSlugs(tree.root).includes(slug))
    throw new Error(`There is a site called ${slug} already. Choose another name.`);
  const folder = `apps/${template}/sites/${slug}`;
  const doc = {
    $schema: '../../../../packages/core/site.schema.json',
    slug,
    name: name.trim(),
    template,
    url: `https://www.${slug.replaceAll('-', '')}.example`,
    country: 'AU',
    timezone: 'Australia/Brisbane',
  };
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
