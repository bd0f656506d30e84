import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defaultsOf } from '@dealer/core/settings';
import { aSite, aVehicle } from '@dealer/core/testing';
import { type AnySection, needsProblem, type SectionDefinitions } from '@dealer/storefront/sections';
import { importSection } from '../../sections/importSection.ts';
import type { TemplateFinding } from './finding.ts';
import { pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

/** What is wrong with the needs of a section; undefined: nothing, on a page about a vehicle and on any other. */
const problemOf = ({ needs, settings = {} }: AnySection): string | undefined => {
  try {
    return [undefined, aVehicle()]
      .map((vehicle) => needs && needsProblem(needs(aSite(), defaultsOf(settings), vehicle)))
      .find((problem) => problem !== undefined);
  } catch (error) {
    return `Its needs throw: ${error instanceof Error ? error.message : String(error)}.`;
  }
};

/** The page that the files of a section read with `usePage`; undefined: none. */
const pageReadIn = (folder: string): string | undefined =>
  globSync('*.{ts,tsx}', { cwd: folder, exclude: ['*.stories.tsx', '*.test.*'] })
    .map((file) => /\busePage\(\s*['"](\w+)['"]/.exec(readFileSync(join(folder, file), 'utf8'))?.[1])
    .find((page) => page !== undefined);

/**
 * A look's own sections, from its folders, and what is wrong with them: a definition that cannot be loaded, or without its component, needs
 * that throw or are too much, a page that its component reads and its definition does not name.
 */
export const readOwnSections = async (
  template: TemplateFiles,
): Promise<{ sections: SectionDefinitions; findings: TemplateFinding[] }> => {
  const { folder } = template;
  const sections: Record<string, AnySection> = {};
  const findings: TemplateFinding[] = [];
  for (const file of globSync('src/sections/*/section.ts', { cwd: folder }).sort()) {
    const component = basename(dirname(file));
    const find = (message: string, hint: string): void =>
      void findings.push({
        rule: 'TEMPLATE-SECTION',
        severity: 'error',
        file: pathOf(template, file),
        line: 1,
        message,
        hint,
      });
    if (!existsSync(join(folder, dirname(file), `${component}.tsx`)))
      find('has no component', `Write ${component}.tsx next to it, which exports ${component}`);
    try {
      const section = await importSection(join(folder, file));
      sections[component.charAt(0).toLowerCase() + component.slice(1)] = section;
      const problem = problemOf(section);
      const read = pageReadIn(join(folder, dirname(file)));
      if (read !== undefined && read !== section.page)
        find(
          `does not say that ${component} reads the page "${read}"`,
          `Write page: '${read}', so that no other page lists it`,
        );
      if (problem !== undefined)
        find(problem.replace(/\.$/, ''), 'Change `needs`: the page shows a notice in place of the section');
    } catch (error) {
      find(
        `cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
        'A definition imports no component and nothing of the browser',
      );
    }
  }
  return { sections, findings };
};
