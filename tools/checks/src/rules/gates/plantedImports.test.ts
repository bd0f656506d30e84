import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultTemplate } from '@dealer/tools-vite/looks';
import { root } from '../../root.ts';

const look = defaultTemplate();

// Files are planted in folders of this name, in real packages but outside their sources (a build may run at the same time), and
// always deleted afterwards.
const folder = `__planted_${process.pid}__`;
const homes = [
  'packages/core',
  'packages/ui',
  'packages/server',
  'packages/storefront',
  `apps/${look}`,
  'tools/checks',
];

const sweep = (): void => homes.forEach((home) => rmSync(join(root, home, folder), { recursive: true, force: true }));

/** Plants the files, then runs dependency-cruiser on their package only. */
const rulesBroken = (home: string, files: Record<string, string>, config = '.dependency-cruiser.cjs'): string[] => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, home, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const done = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/depcruise'),
      `${home}/${folder}`,
      '--config',
      config,
      // The configuration excludes planted files.
      '--exclude',
      '/dist/',
      '--output-type',
      'json',
      '--no-progress',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(done.stdout) as {
    summary: { violations: { from: string; rule: { name: string; severity: string } }[] };
  };
  return report.summary.violations
    .filter(({ from, rule }) => from.includes(folder) && rule.severity === 'error')
    .map(({ rule }) => rule.name);
};

describe('dependency-cruiser', () => {
  afterEach(sweep);

  it.each([
    [
      'two files that need one another',
      'no-cycle',
      'packages/core',
      {
        'a.ts': "import { b } from './b.ts'; export const a = (): unknown => b;",
        'b.ts': "import { a } from './a.ts'; export const b = (): unknown => a;",
      },
    ],
    [
      'two files that name each other’s types',
      'no-cycle',
      'packages/ui',
      {
        'a.ts': "import type { B } from './b.ts'; export type A = { b: B };",
        'b.ts': "import type { A } from './a.ts'; export type B = { a?: A };",
      },
    ],
    [
      'a way into the sources of a package',
      'no-deep-import',
      'packages/ui',
      { 'a.ts': "import { formatMoney } from '../../core/src/format/formatNumber.ts'; export const a = formatMoney;" },
    ],
    [
      'a relative way out of a package',
      'no-relative-way-out',
      'packages/ui',
      { 'a.ts': "import { formatMoney } from '../../core/src/format/index.ts'; export const a = formatMoney;" },
    ],
    [
      'sources asked for by the name of the package',
      'no-unresolvable',
      `apps/${look}`,
      {
        'a.ts': "import { formatMoney } from '@dealer/core/src/format/formatNumber.ts'; export const a = formatMoney;",
      },
    ],
    [
      'a tool that names a look',
      'no-app-from-outside',
      'tools/checks',
      { 'a.ts': `import { template } from '../../../apps/${look}/src/template.ts'; export const a = template;` },
    ],
    [
      'a look that brings mocks',
      'no-mocks-in-production',
      `apps/${look}`,
      { 'a.ts': "import { startMocks } from '@dealer/mocks/start'; export const a = startMocks;" },
    ],
    [
      'a hook that imports a page',
      'no-page-from-below',
      'packages/storefront',
      { 'a.ts': "import { pageFiles } from '../src/pages/pageFiles.ts'; export const a = pageFiles;" },
    ],
    [
      'a card that imports a section',
      'no-section-from-below',
      'packages/storefront',
      { 'a.ts': "import { counted } from '../src/sections/counted.ts'; export const a = counted;" },
    ],
    [
      'a server that brings the embedded engine',
      'no-mocks-in-server',
      'packages/server',
      { 'a.ts': "import { createEngine } from '@dealer/search-engine/engine'; export const a = createEngine;" },
    ],
  ])('dependency-cruiser refuses %s', { timeout: 60_000 }, (_, rule, home, files) => {
    expect(rulesBroken(home, files)).toContain(rule);
  });

  it.each(['packages/ui', 'packages/core', 'packages/storefront'])(
    'dependency-cruiser refuses two folders of %s that import each other',
    { timeout: 60_000 },
    (home) => {
      const files = {
        'one/a.ts': "import { b } from '../two/b.ts'; export const a = b;",
        'one/c.ts': 'export const c = 1;',
        'two/b.ts': "import { c } from '../one/c.ts'; export const b = c;",
      };
      expect(rulesBroken(home, files, '.dependency-cruiser.folders.cjs')).toContain('no-cycle-between-folders');
    },
  );

  it('dependency-cruiser lets a package be entered by its index', { timeout: 60_000 }, () => {
    expect(
      rulesBroken('packages/ui', {
        'a.ts': "import { formatMoney } from '@dealer/core/format'; export const a = formatMoney;",
      }),
    ).toEqual([]);
  });
});
