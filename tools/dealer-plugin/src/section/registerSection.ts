import type { Tree } from '@nx/devkit';
import { lowerFirst } from '../names.ts';

/** The sections that any page can list. */
export const registry = 'packages/storefront/src/sections/contentParts.ts';

/**
 * Adds a section that any page can list: it is loaded when it comes near the viewport.
 *
 * @throws Error where the list of sections is not written as `contentParts: SectionParts = { ... }`.
 */
export const registerSection = (tree: Tree, component: string): void => {
  const text = tree.read(registry, 'utf8') ?? '';
  const name = lowerFirst(component);
  const imports = `import { section as ${name} } from './${component}/section.ts';\nimport { ${component}Placeholder } from './${component}/${component}Placeholder.tsx';\n`;
  const part = `  ${name}: { definition: ${name}, Component: lazyWithPreload(async () => (await import('./${component}/${component}.tsx')).${component}), Placeholder: ${component}Placeholder },\n`;
  const [, before, list] = /^([^]*?)(import type \{ SectionParts \}[^]*\n)\};\n$/.exec(text) ?? [];
  if (before === undefined || list === undefined)
    throw new Error(`${registry} is not a list of sections. Name the section there.`);
  tree.write(registry, `${before}${imports}${list}${part}};\n`);
};
