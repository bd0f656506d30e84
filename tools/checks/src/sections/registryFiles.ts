import type { SectionFolder } from './readSections.ts';

const note = '// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.\n';

const definitionsFile = (sections: readonly SectionFolder[], group: string): string =>
  [
    note,
    ...sections.map(({ component, name }) => `import { section as ${name} } from '../${component}/section.ts';\n`),
    "import type { SectionDefinitions } from '../section.ts';\n\n",
    `export const ${group}Sections: SectionDefinitions = {\n`,
    ...sections.map(({ name }) => `  ${name},\n`),
    '};\n',
  ].join('');

const partOf = ({ component, name, definition, hasPlace }: SectionFolder): string => {
  const part =
    definition.arrives === 'page'
      ? component
      : `later(async () => (await import('../${component}/${component}.tsx')).${component})`;
  return `  ${name}: { Component: ${part}${hasPlace ? `, Place: ${component}Place` : ''} },\n`;
};

const partsFile = (sections: readonly SectionFolder[], group: string, type: string): string =>
  [
    note,
    ...(sections.some(({ definition }) => definition.arrives === 'near')
      ? ["import { later } from '../../region/later.tsx';\n"]
      : []),
    ...sections.flatMap(({ component, definition, hasPlace }) => [
      ...(definition.arrives === 'page' ? [`import { ${component} } from '../${component}/${component}.tsx';\n`] : []),
      ...(hasPlace ? [`import { ${component}Place } from '../${component}/${component}Place.tsx';\n`] : []),
    ]),
    `import type { ${type} } from '../SectionList.tsx';\n\n`,
    `export const ${group}Parts: ${type} = {\n`,
    ...sections.map(partOf),
    '};\n',
  ].join('');

/**
 * The files of the registry by their paths: definitions for loaders and tools, components for pages.
 *
 * @example
 * Object.keys(registryFiles(await readSections())) // => ['contentSections.ts', 'contentParts.ts', ...]
 */
export const registryFiles = (sections: readonly SectionFolder[]): Record<string, string> => ({
  'contentSections.ts': definitionsFile(sections, 'content'),
  'contentParts.ts': partsFile(sections, 'content', 'SectionParts'),
});
