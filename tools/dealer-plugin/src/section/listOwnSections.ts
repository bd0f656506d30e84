import type { Tree } from '@nx/devkit';

const indexFile = `import { lookSections } from '@dealer/storefront/sections';

/** The sections that this look alone has: each folder next to this file is one. */
export const sections = lookSections({
  definitions: import.meta.glob('./*/section.ts', { eager: true }),
  components: import.meta.glob(['./*/*.tsx', '!./*/*{Placeholder,.stories}.tsx']),
  placeholders: import.meta.glob('./*/*Placeholder.tsx', { eager: true }),
});
`;

/**
 * Names a look's own sections in its template, where it does not yet, and gathers them from their folders.
 *
 * @throws Error where the template is not written as `defineTemplate({ ... pages: { ... } })`.
 */
export const listOwnSections = (tree: Tree, look: string): void => {
  const index = `apps/${look}/src/sections/index.ts`;
  if (!tree.exists(index)) tree.write(index, indexFile);
  const path = `apps/${look}/src/template.ts`;
  const template = tree.read(path, 'utf8') ?? '';
  if (template.includes('./sections/index.ts')) return;
  const [, imports, pages] = /^((?:import .*\n)+)[^]*?^( {2}pages: \{)/m.exec(template) ?? [];
  if (imports === undefined || pages === undefined)
    throw new Error(`${path} has no list of pages. Name the look's own sections in it first (docs/slots.md).`);
  tree.write(
    path,
    template
      .replace(imports, `${imports}import { sections } from './sections/index.ts';\n`)
      .replace(`\n${pages}`, `\n  sections,\n${pages}`),
  );
};
