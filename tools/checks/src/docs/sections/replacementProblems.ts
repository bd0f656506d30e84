import { settingsJsonSchema } from '@dealer/core/site-check';
import type { SectionFolder } from '@dealer/vite/sections';

/**
 * A look's section with the name of a shared section must have the same settings, because page lists of sites use them.
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
