import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aTemplateFolder, aTheme } from './aTemplateFolder.ts';
import { checkTemplate } from './checkTemplate.ts';
import { describeFinding } from './finding.ts';
import { fixFindings, withFixes } from './fixFindings.ts';

const check = (files: Record<string, string | null> = {}) => checkTemplate('harbour', aTemplateFolder(files));
const theme = (more: string, without?: string) => ({ 'src/theme.css': aTheme(more, without) });

describe('the check of a look', () => {
  it('finds nothing in a sound look', () => {
    expect(check()).toEqual([]);
  });

  it.each<[what: string, files: Record<string, string | null>, rule: string, text: RegExp]>([
    [
      'a stylesheet without its last bracket',
      { 'src/theme.css': ':root { --color-ink: #000;' },
      'TEMPLATE-CSS',
      /theme\.css:1 .*Unclosed block/,
    ],
    [
      'a misspelt token',
      theme('    --color-actoin: #1f4fbf;\n'),
      'TEMPLATE-TOKEN-UNREAD',
      /--color-actoin is set and nothing reads it\. Did you mean "--color-action"\?/,
    ],
    [
      'a token that a slot reads and nobody defines',
      { 'src/slots/Header/Header.module.css': '.bar {\n  color: var(--color-inkk);\n}\n' },
      'TEMPLATE-TOKEN-UNDEFINED',
      /Header\.module\.css:2 .*--color-inkk is read and defined nowhere\. Did you mean "--color-ink"\?/,
    ],
    [
      'a token that a slot reads in its markup',
      {
        'src/slots/Header/Header.tsx':
          "export const Header = () => <b style={{ gap: 'var(--spacing-mega, 1px)' }} />;\n",
      },
      'TEMPLATE-TOKEN-UNDEFINED',
      /Header\.tsx:1 .*its fallback always counts/,
    ],
    [
      'a missing token',
      theme('', '--color-muted'),
      'TEMPLATE-TOKEN-MISSING',
      /theme\.css:\d+ .*--color-muted is missing.*Write "--color-muted: #555b66;"/,
    ],
    ['a colour that is none', theme('    --color-ink: blak;\n'), 'TEMPLATE-COLOUR', /--color-ink is "blak"/],
    [
      'secondary text that is too pale',
      theme('    --color-muted: #9a9a9a;\n'),
      'TEMPLATE-CONTRAST',
      /--color-muted on --color-paper has a contrast of 2\.81; at least 4\.5 is readable\. Write for example "--color-muted: #\w{6};"/,
    ],
    [
      'a focus ring that is too pale',
      theme('    --color-focus: color-mix(in srgb, #1f4fbf 20%, white);\n'),
      'TEMPLATE-CONTRAST',
      /--color-focus on --color-paper .*at least 3/,
    ],
    [
      'text on pictures over a ground that shows what is behind it',
      theme('    --color-overlay: rgb(10 14 20 / 0.2);\n'),
      'TEMPLATE-CONTRAST',
      /--color-overlay-ink on --color-overlay/,
    ],
    [
      'a theme that is readable by day only',
      {
        'src/theme.css': `${aTheme()}@media (prefers-color-scheme: dark) {\n  :root {\n    --color-paper: #222222;\n  }\n}\n`,
      },
      'TEMPLATE-CONTRAST',
      /--color-ink on --color-paper/,
    ],
  ])('finds %s', (_, files, rule, text) => {
    const findings = check(files);
    expect(findings.filter((finding) => finding.rule === rule).map(describeFinding)).toContainEqual(
      expect.stringMatching(text),
    );
    expect(new Set(findings.map((finding) => finding.rule))).toEqual(new Set([rule]));
  });

  it('names the line of the token', () => {
    const css = aTheme('    --color-muted: #9a9a9a;\n');
    const line = css.split('\n').findIndex((text) => text.includes('#9a9a9a')) + 1;
    expect(new Set(check({ 'src/theme.css': css }).map((finding) => finding.line))).toEqual(new Set([line]));
  });

  it.each([
    ['a hook of a component', theme('    --button-radius: 2px;\n')],
    [
      'a property that a slot sets for its own stylesheet',
      {
        'src/slots/Header/Header.tsx': "export const Header = () => <b style={{ '--links': 3 }} />;\n",
        'src/slots/Header/Header.module.css': '.bar {\n  columns: var(--links);\n}\n',
      },
    ],
    ['a colour made of another token', theme('    --color-focus: var(--color-ink);\n')],
  ])('lets %s pass', (_, files) => {
    expect(check(files)).toEqual([]);
  });
});

describe('--fix', () => {
  it('corrects what is certain, and nothing else', () => {
    const folder = aTemplateFolder(
      theme('    --colour-focus-inverse: #fff;\n    --radius-nothing-like-it: 3px;\n', '--color-ink'),
    );
    const inFolder = checkTemplate('harbour', folder).map((finding) => ({
      ...finding,
      file: finding.file.replace('apps/harbour/', ''),
    }));
    expect(fixFindings(folder, inFolder)).toBe(2);
    const css = readFileSync(join(folder, 'src/theme.css'), 'utf8');
    expect(css).toContain('    --color-focus-inverse: #fff;\n');
    expect(css).toContain('    --color-ink: #16181d;\n');
    expect(checkTemplate('harbour', folder).map(({ message }) => message)).toEqual([
      '--radius-nothing-like-it is set and nothing reads it',
    ]);
  });

  it('makes several changes of one file', () => {
    const fixes = [
      { from: 0, to: 1, text: 'one' },
      { from: 2, to: 3, text: 'two' },
    ];
    expect(withFixes('1 2 3', fixes)).toBe('one two 3');
  });
});
