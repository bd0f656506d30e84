import type { PageChange } from '@dealer/core/page';
import type { SectionDefinitions } from '@dealer/storefront/sections';
import { composedPages } from '../pages/composedPages.ts';
import { pageProblems } from '../pages/pageProblems.ts';
import type { TemplateFinding } from './finding.ts';
import { lineOf, literalOf, memberNames, memberOf, nodeAt, readScript, templateObject } from './scriptSource.ts';
import { pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

const templateFile = 'src/template.ts';

/** Sections that the template names itself; their settings are not checked. */
const namedSections = (names: readonly string[]): SectionDefinitions =>
  Object.fromEntries(names.map((name) => [name, undefined])) as unknown as SectionDefinitions;

/**
 * Sections, settings, areas and conditions that do not exist, in the page lists of `template.ts`. Lists that are computed are left to
 * `npm run check:sites`, which runs the template.
 */
export const pageFindings = (template: TemplateFiles, folders: SectionDefinitions = {}): TemplateFinding[] => {
  const text = template.files.get(templateFile);
  if (text === undefined) return [];
  const object = templateObject(readScript(templateFile, text));
  const pages = memberOf(object, 'pages');
  const named = (memberNames(memberOf(object, 'sections')) ?? []).map(({ name }) => name);
  const own = { ...namedSections(named), ...folders };
  return Object.entries(composedPages).flatMap(([name, page]): TemplateFinding[] => {
    const list = memberOf(pages, name);
    if (list === undefined) return [];
    const read = literalOf(list);
    if (read.kind === 'unknown' || typeof read.value !== 'object' || read.value === null) return [];
    const known = { ...page, sections: { ...page.sections, ...own } };
    return pageProblems(read.value as PageChange, page.usual, known, `pages.${name}`).map(
      ({ path, message, hint }) => ({
        rule: 'TEMPLATE-SECTION',
        severity: 'error',
        file: pathOf(template, templateFile),
        line: lineOf(nodeAt(list, path.slice(`pages.${name}`.length))),
        message: `${path} ${message}`,
        hint,
      }),
    );
  });
};
