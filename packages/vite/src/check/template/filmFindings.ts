import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSite, type SiteProblem } from '@dealer/core/site-check';
import type { HostFiles } from '../site/content/hostFiles.ts';
import { fileProblems } from '../site/content/texts.ts';
import type { TemplateFinding } from './finding.ts';
import { lineOf, literalOf, memberOf, nodeAt, readScript, templateObject } from './scriptSource.ts';
import { lookHost, pathOf } from './templateFiles.ts';
import type { TemplateFiles } from './templateFiles.ts';

const templateFile = 'src/template.ts';
const setting = 'home.heroVideo';

/** What is wrong with the film of the first screen: its settings, else its files. */
const filmProblems = (heroVideo: unknown, files: HostFiles): SiteProblem[] => {
  const doc = { slug: 'a', name: 'A', url: 'https://a.example', home: { heroVideo } };
  const parsed = parseSite({ doc, templateName: '', templateDefaults: {} });
  const wrong = parsed.kind === 'invalid' ? parsed.problems.filter(({ path }) => path.startsWith(setting)) : [];
  return wrong.length > 0 ? wrong : fileProblems({ home: { heroVideo } }, files);
};

/** The film of a site file; nothing where the file cannot be read, which `npm run check:sites` reports. */
const filmOf = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { home?: { heroVideo?: unknown } | null } | null)?.home?.heroVideo;
  } catch {
    return undefined;
  }
};

/** Films of the first screen that cannot play, or lack their picture, in the defaults of a look and in its demo sites. */
export const filmFindings = (template: TemplateFiles): TemplateFinding[] => {
  const files = lookHost(template);
  const finding = (file: string, line: number, { path, message, hint }: SiteProblem, where = ''): TemplateFinding => ({
    rule: 'TEMPLATE-FILM',
    severity: 'error',
    file: pathOf(template, file),
    line,
    message: `${where}${path} ${message}`,
    hint,
  });
  const source = template.files.get(templateFile);
  const object = source === undefined ? undefined : templateObject(readScript(templateFile, source));
  const written = memberOf(memberOf(memberOf(object, 'siteDefaults'), 'home'), 'heroVideo');
  const literal = written && literalOf(written);
  const ofLook =
    written && literal?.kind === 'value'
      ? filmProblems(literal.value, files).map((problem) =>
          finding(templateFile, lineOf(nodeAt(written, problem.path.slice(setting.length))), problem, 'siteDefaults.'),
        )
      : [];
  const ofSites = globSync('sites/*/site.json', { cwd: template.folder }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const text = readFileSync(join(template.folder, file), 'utf8');
    const film = filmOf(text);
    const line = text.slice(0, text.indexOf('"heroVideo"')).split('\n').length;
    return film === undefined ? [] : filmProblems(film, files).map((problem) => finding(file, line, problem));
  });
  return [...ofLook, ...ofSites];
};
