import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
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

type Files = Readonly<Record<string, string>>;
type Violation = { from: string; rule: { name: string; severity: string } };

const plant = (home: string, files: Files): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, home, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** Runs dependency-cruiser once on all that is planted in these packages. */
const violationsIn = (homesOfFiles: readonly string[], config: string): Violation[] => {
  const done = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/depcruise'),
      ...new Set(homesOfFiles.map((home) => `${home}/${folder}`)),
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
  const report = JSON.parse(done.stdout) as { summary: { violations: Violation[] } };
  return report.summary.violations.filter(({ rule }) => rule.severity === 'error');
};

/** Each has files of its own names, because all are planted at once. */
const refused: readonly [what: string, rule: string, home: string, files: Files][] = [
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
    {
      'deep.ts': "import { formatMoney } from '../../core/src/format/formatNumber.ts'; export const a = formatMoney;",
    },
  ],
  [
    'a relative way out of a package',
    'no-relative-way-out',
    'packages/ui',
    { 'relative.ts': "import { formatMoney } from '../../core/src/format/index.ts'; export const a = formatMoney;" },
  ],
  [
    'sources asked for by the name of the package',
    'no-unresolvable',
    `apps/${look}`,
    {
      'named.ts':
        "import { formatMoney } from '@dealer/core/src/format/formatNumber.ts'; export const a = formatMoney;",
    },
  ],
  [
    'a tool that names a look',
    'no-app-from-outside',
    'tools/checks',
    { 'look.ts': `import { template } from '../../../apps/${look}/src/template.ts'; export const a = template;` },
  ],
  [
    'a look that brings mocks',
    'no-mocks-in-production',
    `apps/${look}`,
    { 'mocks.ts': "import { startMocks } from '@dealer/mocks/start'; export const a = startMocks;" },
  ],
  [
    'a hook that imports a page',
    'no-page-from-below',
    'packages/storefront',
    { 'page.ts': "import { pageFiles } from '../src/pages/pageFiles.ts'; export const a = pageFiles;" },
  ],
  [
    'a card that imports a section',
    'no-section-from-below',
    'packages/storefront',
    { 'section.ts': "import { counted } from '../src/sections/counted.ts'; export const a = counted;" },
  ],
  [
    'a server that brings the embedded engine',
    'no-mocks-in-server',
    'packages/server',
    { 'engine.ts': "import { createEngine } from '@dealer/search-engine/engine'; export const a = createEngine;" },
  ],
];
const allowed: Files = {
  'entered.ts': "import { formatMoney } from '@dealer/core/format'; export const a = formatMoney;",
};
const cycleHomes = ['packages/ui', 'packages/core', 'packages/storefront'];
const cycle: Files = {
  'one/a.ts': "import { b } from '../two/b.ts'; export const a = b;",
  'one/c.ts': 'export const c = 1;',
  'two/b.ts': "import { c } from '../one/c.ts'; export const b = c;",
};

describe('dependency-cruiser', () => {
  let imports: Violation[];
  let folders: Violation[];
  beforeAll(() => {
    try {
      for (const [, , home, files] of refused) plant(home, files);
      plant('packages/ui', allowed);
      imports = violationsIn(
        refused.map(([, , home]) => home),
        '.dependency-cruiser.cjs',
      );
      sweep();
      for (const home of cycleHomes) plant(home, cycle);
      folders = violationsIn(cycleHomes, '.dependency-cruiser.folders.cjs');
    } finally {
      sweep();
    }
  }, 120_000);

  const rulesBroken = (home: string, files: Files): string[] =>
    imports
      .filter(({ from }) => Object.keys(files).some((name) => from === `${home}/${folder}/${name}`))
      .map(({ rule }) => rule.name);

  it.each(refused)('dependency-cruiser refuses %s', (_, rule, home, files) => {
    expect(rulesBroken(home, files)).toContain(rule);
  });

  it.each(cycleHomes)('dependency-cruiser refuses two folders of %s that import each other', (home) => {
    expect(folders.filter(({ from }) => from.startsWith(`${home}/${folder}`)).map(({ rule }) => rule.name)).toContain(
      'no-cycle-between-folders',
    );
  });

  it('dependency-cruiser lets a package be entered by its index', () => {
    expect(rulesBroken('packages/ui', allowed)).toEqual([]);
  });
});
