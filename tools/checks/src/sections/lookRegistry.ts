import { settingsJsonSchema } from '@dealer/core/site-schema';
import type { SectionFolder } from './readSections.ts';

/**
 * The registry of a look's own sections: `sections/index.ts`, which its template names. Each is loaded when it comes near the viewport.
 *
 * @example
 * lookRegistry(await readSections('apps/harbour/src/sections'))
 */
export const lookRegistry = (sections: readonly SectionFolder[]): string =>
  [
    '// Written from the folders beside it by tools/checks/src/sections/writeSections.ts. Do not edit.\n',
    "import type { SectionParts } from '@dealer/storefront/sections';\n",
    "import { later } from '@dealer/storefront/template';\n",
    ...sections.map(({ component, name }) => `import { section as ${name} } from './${component}/section.ts';\n`),
    ...sections
      .filter(({ hasPlace }) => hasPlace)
      .map(({ component }) => `import { ${component}Place } from './${component}/${component}Place.tsx';\n`),
    '\nexport const sections: SectionParts = {\n',
    ...sections.map(
      ({ component, name, hasPlace }) =>
        `  ${name}: { definition: ${name}, Component: later(async () => (await import('./${component}/${component}.tsx')).${component})${hasPlace ? `, Place: ${component}Place` : ''} },\n`,
    ),
    '};\n',
  ].join('');

/**
 * A section of a look that takes the name of a shared one must have its settings: page lists of sites are written for those.
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
