import { settingsJsonSchema } from '@dealer/core/site-check';
import type { SectionFolder } from './readSections.ts';

/**
 * The registry of a look's own sections: `sections/index.ts`, which its template names. Each is loaded when it comes near the viewport.
 *
 * @example
 * lookRegistry(await readSections('apps/harbour/src/sections'))
 */
export const lookRegistry = (sections: readonly SectionFolder[]): string =>
  [
    '// Written from the folders next to it by tools/checks/src/sections/writeSections.ts. Do not edit.\n',
    "import type { SectionParts } from '@dealer/storefront/sections';\n",
    "import { lazyWithPreload } from '@dealer/storefront/template';\n",
    ...sections.map(({ component, name }) => `import { section as ${name} } from './${component}/section.ts';\n`),
    ...sections
      .filter(({ hasPlaceholder }) => hasPlaceholder)
      .map(
        ({ component }) => `import { ${component}Placeholder } from './${component}/${component}Placeholder.tsx';\n`,
      ),
    '\nexport const sections: SectionParts = {\n',
    ...sections.map(
      ({ component, name, hasPlaceholder }) =>
        `  ${name}: { definition: ${name}, Component: lazyWithPreload(async () => (await import('./${component}/${component}.tsx')).${component})${hasPlaceholder ? `, Placeholder: ${component}Placeholder` : ''} },\n`,
    ),
    '};\n',
  ].join('');

/**
 * A look's section with the name of a shared section must have the same settings, because page lists of sites use them.
 *
 * @example
 * replacementProblems('apps/harbour/src/sections', own, shared)
 * // => ['apps/harbour/src/sections/Featured/section.ts: its settings are not those of the section "featured" that it replaces (title, limit)']
 */
export const replacementProblems = (
  folder: string,
  own: readonly SectionFolder[],
  shared: readonly SectionFolder[],
): string[] =>
  own.flatMap(({ component, name, definition }) => {
    const replaced = shared.find((section) => section.name === name);
    const schema = (of: SectionFolder['definition']): string => JSON.stringify(settingsJsonSchema(of.settings ?? {}));
    return replaced === undefined || schema(replaced.definition) === schema(definition)
      ? []
      : [
          `${folder}/${component}/section.ts: its settings are not those of the section "${name}" that it replaces (${Object.keys(replaced.definition.settings ?? {}).join(', ') || 'none'})`,
        ];
  });
