import { templates } from '@dealer/tools-vite/looks';
import { visitNotIgnoredFiles } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatted } from '../formatted.ts';
import { assertFree, assertLook, renamed } from '../names.ts';
import { neutralSlot } from './neutralSlot.ts';
import { slotNames, slotStory } from './slotStory.ts';

type Options = { name: string; template: string; from?: string };

/** The neutral hero draws what it leads with: a look starts with its search, and leaves the rest to the default. */
const homeHero = `import { lazyWithPreload } from '@dealer/storefront/template';
import type { HomeHeroProps } from '@dealer/ui/HomeHero';
import { HomeHeroSearch } from './HomeHeroSearch.tsx';

const NeutralHero = lazyWithPreload(async () => (await import('@dealer/ui/HomeHero')).HomeHero);

/** The first screen of the home page: the search is the look's own, the neutral default draws what else a site leads with. */
export const HomeHero = (hero: HomeHeroProps) =>
  hero.kind === 'search' ? <HomeHeroSearch {...hero} /> : <NeutralHero {...hero} />;
`;

const filesOfNeutral = (tree: Tree, slot: string): Record<string, string> => ({
  ...(slot === 'HomeHero'
    ? { ...neutralSlot(tree, slot, 'HomeHeroSearch'), 'HomeHero.tsx': homeHero }
    : neutralSlot(tree, slot, slot)),
  [`${slot}.stories.tsx`]: slotStory(slot),
});

const filesOfLook = (tree: Tree, slot: string, from: string, look: string): Record<string, string> => {
  assertLook(tree.root, from);
  const folder = `apps/${from}/src/slots/${slot}`;
  if (!tree.exists(`${folder}/${slot}.tsx`)) {
    const drawn = templates(tree.root).filter((one) => tree.exists(`apps/${one}/src/slots/${slot}/${slot}.tsx`));
    throw new Error(`${from} has no ${slot} of its own. Write --from ${['neutral', ...drawn].join(' or ')}.`);
  }
  const files: Record<string, string> = {};
  visitNotIgnoredFiles(tree, folder, (file) => {
    files[file.slice(folder.length + 1)] = renamed(tree.read(file, 'utf8') ?? '', from, look);
  });
  return files;
};

/** The template with the slot of its own; the header is in the first view of every page, so it is no chunk. */
const withSlot = (template: string, slot: string, path: string, module: string): string => {
  const line = new RegExp(`^    ${slot}(?:: .*)?,\\n`, 'm');
  if (!line.test(template))
    throw new Error(`${path} has no line for ${slot} in its slots. Name it there (docs/slots.md).`);
  if (slot !== 'Header') {
    const changed = template.replace(line, `    ${slot}: () => import('${module}'),\n`);
    // A function that only this slot used.
    return changed.replace(/\nconst (\w+) = \(\) => import\([^)]*\);\n/, (whole, name: string) =>
      changed.split(new RegExp(`\\b${name}\\b`)).length > 2 ? whole : '\n',
    );
  }
  const others = template.replace(/^import \{ Header \} from '[^']+';\n/m, '').replace(line, '    Header,\n');
  const [imports = ''] = /^(?:import .*\n)+/.exec(others) ?? [];
  return others.replace(imports, `${imports}import { Header } from '${module}';\n`);
};

/**
 * A slot of a look to change: a copy of the neutral default, or of another look's, with its story and its line in the template.
 */
const slotGenerator = (tree: Tree, { name, template, from = 'neutral' }: Options): GeneratorCallback => {
  if (!slotNames.includes(name)) throw new Error(`There is no slot called ${name}. Known: ${slotNames.join(', ')}.`);
  assertLook(tree.root, template);
  const folder = `apps/${template}/src/slots/${name}`;
  assertFree(tree, `${folder}/${name}.tsx`, `Delete ${folder} to start once more`);
  const files = from === 'neutral' ? filesOfNeutral(tree, name) : filesOfLook(tree, name, from, template);
  for (const [file, text] of Object.entries(files)) tree.write(`${folder}/${file}`, text);
  const path = `apps/${template}/src/template.ts`;
  tree.write(path, withSlot(tree.read(path, 'utf8') ?? '', name, path, `./slots/${name}/${name}.tsx`));
  return formatted(
    tree.root,
    [folder, path],
    [`${folder}: what it must keep is in docs/slots.md.`, `  npm run check:templates -- ${template}`],
  );
};

export default slotGenerator;
