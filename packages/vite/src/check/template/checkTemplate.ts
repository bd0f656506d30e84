import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { siteSlugs } from '../../sites/siteFiles.ts';
import { classFindings } from './classFindings.ts';
import { contrastFindings } from './contrastFindings.ts';
import { filmFindings } from './filmFindings.ts';
import type { TemplateFinding } from './finding.ts';
import { folderFindings } from './folderFindings.ts';
import { iconFindings } from './iconFindings.ts';
import { fontFindings } from './fontFindings.ts';
import { hostFindings } from './hostFindings.ts';
import { kindFindings } from './kindFindings.ts';
import { pageFindings } from './pageFindings.ts';
import { partFindings } from './partFindings.ts';
import { readPlatform } from './platform.ts';
import { readOwnSections } from './sectionFindings.ts';
import { slotFindings } from './slotFindings.ts';
import { filesOf, pathOf, readTemplate } from './templateFiles.ts';
import type { CheckedLook, TemplateFiles } from './templateFiles.ts';
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

/** Sites of the look and of others with the same host. */
const sameHosts = (template: TemplateFiles): TemplateFinding[] => {
  const own = siteSlugs(template.folder, undefined).map((slug) => {
    const file = `sites/${slug}/site.json`;
    return { file: pathOf(template, file), text: readFileSync(join(template.folder, file), 'utf8') };
  });
  const files = new Set(own.map(({ file }) => file));
  return hostFindings([...(template.otherSites?.() ?? []), ...own]).filter(({ file }) => files.has(file));
};

/** Every mistake of a look's sources, with what to write instead; `more` finds what others look for. */
export const checkTemplate = async (
  look: CheckedLook,
  more: (template: TemplateFiles) => Promise<TemplateFinding[]> = async () => [],
): Promise<TemplateFinding[]> => {
  const template = readTemplate(look);
  const broken = styleFindings(template);
  if (broken.length > 0) return broken;
  const platform = readPlatform();
  const own = await readOwnSections(template);
  return [
    ...folderFindings(template),
    ...tokenFindings(template, platform),
    ...kindFindings(template, platform),
    ...fontFindings(template),
    ...contrastFindings(template, platform),
    ...classFindings(template),
    ...own.findings,
    ...pageFindings(template, own.sections),
    ...slotFindings(template),
    ...iconFindings(template),
    ...filmFindings(template),
    ...partFindings(template, platform),
    ...sameHosts(template),
    ...(await more(template)),
  ].sort(inOrder);
};
