import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiteral } from '../../develop/literal.ts';
import type { Literal } from '../../develop/literal.ts';
import { checkSites } from '../site/checkSites.ts';
import type { SitesLook } from '../site/checkSites.ts';
import { messageOf, sentence } from '../site/sentence.ts';
import { checkTemplate } from '../template/checkTemplate.ts';
import { describeFinding } from '../template/finding.ts';
import type { TemplateFinding } from '../template/finding.ts';
import type { TemplateFiles } from '../template/templateFiles.ts';

/** A mistake of a look or of one of its sites: its file, from the root of the file system, its line, and the whole sentence. */
export type LookFinding = {
  rule: string;
  severity: 'error' | 'warning';
  file: string;
  line: number;
  /** What is wrong, without the place and the advice. */
  message: string;
  text: string;
};

/**
 * The line of a setting in a JSON file, or of the nearest part around it; 1 where the text cannot be parsed.
 *
 * @example
 * lineOfSetting('{\n"home": {\n"intro": 7 } }', 'home.intro') // => 3
 */
export const lineOfSetting = (text: string, path: string): number => {
  let at: Literal;
  try {
    at = readLiteral('site.json', text);
  } catch {
    return 1;
  }
  let position = at.start;
  for (const name of path.split(/[.[\]]+/).filter(Boolean)) {
    const next = at.kind === 'object' ? at.fields.get(name) : at.kind === 'list' ? at.items[Number(name)] : undefined;
    if (next === undefined) break;
    position = next.start;
    at = next;
  }
  return text.slice(0, position).split('\n').length;
};

/** The file of a finding of a look, from the root of the file system. */
const onDisk = ({ folder, prefix = '' }: SitesLook, file: string): string => join(folder, file.slice(prefix.length));

/** Every mistake of a look's sources; `more` finds what others look for. */
export const findInLook = async (
  look: SitesLook,
  more?: (template: TemplateFiles) => Promise<TemplateFinding[]>,
): Promise<LookFinding[]> =>
  (await checkTemplate(look, more)).map((finding) => ({
    rule: finding.rule,
    severity: finding.severity,
    file: onDisk(look, finding.file),
    line: finding.line,
    message: finding.message,
    text: describeFinding(finding),
  }));

/** Every mistake of a look's page lists and site files, with its line. */
export const findInSites = async (look: SitesLook): Promise<LookFinding[]> => {
  const { findings } = await checkSites(look);
  return findings.map(({ rule, file, path, message, hint }) => {
    const text = file.endsWith('.json') ? readFileSync(onDisk(look, file), 'utf8') : '';
    // What is no JSON says where.
    const line = Number(/\(line (\d+) column/.exec(message)?.[1] ?? lineOfSetting(text, path));
    return {
      rule,
      severity: 'error' as const,
      file: onDisk(look, file),
      line,
      message: messageOf({ path, message }),
      text: `${file}:${line} error: ${messageOf({ path, message })}. ${sentence(hint)} [${rule}]`,
    };
  });
};
