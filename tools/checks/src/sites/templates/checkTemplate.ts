import { parse } from 'postcss';
import { classFindings } from './classFindings.ts';
import { contrastFindings } from './contrastFindings.ts';
import type { TemplateFinding } from './finding.ts';
import { folderFindings } from './folderFindings.ts';
import { hostFindings, siteTexts } from './hostFindings.ts';
import { lintFindings } from './lintFindings.ts';
import { pageFindings } from './pageFindings.ts';
import { readPlatform } from './platform.ts';
import { slotFindings } from './slotFindings.ts';
import { filesOf, pathOf, readTemplate } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';
import { tokenFindings } from './tokenFindings.ts';

/** Stylesheets that cannot be parsed; other style rules then have nothing to check. */
const styleFindings = (template: TemplateFiles): TemplateFinding[] =>
  filesOf(template, /\.css$/).flatMap(([file, text]) => {
    try {
      parse(text);
      return [];
    } catch (error) {
      const { line = 1, reason = String(error) } = error as { line?: number; reason?: string };
      return [
        {
          rule: 'TEMPLATE-CSS' as const,
          severity: 'error' as const,
          file: pathOf(template, file),
          line,
          message: `is not CSS: ${reason}`,
          hint: 'Look for a missing bracket, colon or quotation mark',
        },
      ];
    }
  });

const inOrder = (one: TemplateFinding, other: TemplateFinding): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.message.localeCompare(other.message);

/**
 * Every mistake of a look's sources, with what to write instead.
 *
 * @example
 * await checkTemplate('harbour', '/repository/apps/harbour') // => [{ rule: 'TEMPLATE-TOKEN-MISSING', line: 40, ... }]
 */
export const checkTemplate = async (name: string, folder: string): Promise<TemplateFinding[]> => {
  const template = readTemplate(name, folder);
  const broken = styleFindings(template);
  if (broken.length > 0) return broken;
  const platform = readPlatform();
  return [
    ...folderFindings(template),
    ...tokenFindings(template, platform),
    ...contrastFindings(template, platform),
    ...classFindings(template),
    ...pageFindings(template),
    ...slotFindings(template),
    ...hostFindings(siteTexts(name, folder)).filter(({ file }) => file.startsWith(pathOf(template, ''))),
    ...(await lintFindings(template)),
  ].sort(inOrder);
};
