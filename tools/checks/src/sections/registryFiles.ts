import type { SectionPages } from '@dealer/storefront/sections';
import type { SectionFolder } from './readSections.ts';
import { sectionPages } from './sectionPages.ts';

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

const partOf = ({ component, name, definition, hasPlaceholder }: SectionFolder): string => {
  const part =
    definition.arrives !== 'near'
      ? component
      : `lazyWithPreload(async () => (await import('../${component}/${component}.tsx')).${component})`;
  return `  ${name}: { definition: ${name}, Component: ${part}${hasPlaceholder ? `, Placeholder: ${component}Placeholder` : ''} },\n`;
};

const partsFile = (sections: readonly SectionFolder[], group: string): string =>
  [
    note,
    ...(sections.some(({ definition }) => definition.arrives === 'near')
      ? ["import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';\n"]
      : []),
    ...sections.flatMap(({ component, name, definition, hasPlaceholder }) => [
      `import { section as ${name} } from '../${component}/section.ts';\n`,
      ...(definition.arrives !== 'near' ? [`import { ${component} } from '../${component}/${component}.tsx';\n`] : []),
      ...(hasPlaceholder
        ? [`import { ${component}Placeholder } from '../${component}/${component}Placeholder.tsx';\n`]
        : []),
    ]),
    `import type { SectionParts } from '../SectionView.tsx';\n\n`,
    `export const ${group}Parts: SectionParts = {\n`,
    ...sections.map(partOf),
    '};\n',
  ].join('');

const firstFile = (sections: readonly SectionFolder[]): string => {
  const first = sections.filter(({ definition }) => definition.arrives === 'first');
  return [
    note,
    "import type { ComponentType } from 'react';\n",
    ...first.map(({ component }) => `import { ${component} } from '../${component}/${component}.tsx';\n`),
    '\nexport const firstParts: Readonly<Record<string, ComponentType>> = {\n',
    ...first.map(({ component, name }) => `  ${name}: ${component},\n`),
    '};\n',
  ].join('');
};

/**
 * The files of the registry by their names, for each set of pages: definitions for loaders and tools, components for pages.
 *
 * @example
 * Object.keys(registryFiles(await readSections())) // => ['contentSections.ts', 'contentParts.ts', ...]
 */
export const registryFiles = (sections: readonly SectionFolder[]): Record<string, string> =>
  Object.fromEntries([
    ['firstParts.ts', firstFile(sections)],
    ...(Object.keys(sectionPages) as SectionPages[]).flatMap((group) => {
      const there = sections.filter(({ definition }) => (definition.pages ?? ['content']).includes(group));
      return [
        [`${group}Sections.ts`, definitionsFile(there, group)],
        [`${group}Parts.ts`, partsFile(there, group)],
      ];
    }),
  ]);
