import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { defaultTemplate, templates } from '@dealer/tools-vite/looks';
import { root } from '../../root.ts';

const look = defaultTemplate();
const otherLook = templates().at(-1);

// Each lint rule is violated once on purpose, to prove that it reports.

const boundary = '@nx/enforce-module-boundaries';

/** The violation, its file, its code, and the rule that must report it. */
const planted: [what: string, file: string, text: string, rule: string][] = [
  [
    'rules that know a component',
    'packages/core/src/vehicle/planted.ts',
    "import { Button } from '@dealer/ui/Button'; export const a = Button;",
    boundary,
  ],
  [
    'rules that know the backend',
    'packages/core/src/vehicle/planted.ts',
    "import { createHttp } from '@dealer/api/http'; export const a = createHttp;",
    boundary,
  ],
  [
    'paint that calls the backend',
    'packages/ui/src/Button/planted.tsx',
    "import { createHttp } from '@dealer/api/http'; export const a = createHttp;",
    boundary,
  ],
  [
    'paint that searches',
    'packages/ui/src/Button/planted.tsx',
    "import { createSearchClient } from '@dealer/search/client'; export const a = createSearchClient;",
    boundary,
  ],
  [
    'a story that reaches up to a page',
    'packages/ui/src/Button/planted.stories.tsx',
    "import { mountStorefront } from '@dealer/storefront/pageStart/browser'; export const a = mountStorefront;",
    boundary,
  ],
  [
    'a story that reaches for mocks',
    'packages/ui/src/Button/planted.stories.tsx',
    "import { generateStock } from '@dealer/mocks/stock'; export const a = generateStock;",
    boundary,
  ],
  [
    'a backend that paints',
    'packages/api/src/http/planted.ts',
    "import { Button } from '@dealer/ui/Button'; export const a = Button;",
    boundary,
  ],
  [
    'a search with markup',
    'packages/search/src/hooks/planted.tsx',
    "import { Button } from '@dealer/ui/Button'; export const a = Button;",
    boundary,
  ],
  [
    "a search's test that reaches for the engine",
    'packages/search/src/client/planted.test.ts',
    "import { createEngine } from '@dealer/search-engine/engine'; export const a = createEngine;",
    boundary,
  ],
  [
    'a page that knows mocks',
    'packages/storefront/src/boot/planted.ts',
    "import { startMocks } from '@dealer/mocks/start'; export const a = startMocks;",
    boundary,
  ],
  [
    'a page that holds an engine',
    'packages/storefront/src/boot/planted.ts',
    "import { createEngine } from '@dealer/search-engine/engine'; export const a = createEngine;",
    boundary,
  ],
  [
    'a page that knows a look',
    'packages/storefront/src/boot/planted.ts',
    `import { template } from '../../../../apps/${look}/src/template.ts'; export const a = template;`,
    boundary,
  ],
  [
    'an engine that paints',
    'packages/search-engine/src/engine/planted.ts',
    "import { Button } from '@dealer/ui/Button'; export const a = Button;",
    boundary,
  ],
  [
    'mocks that paint',
    'packages/mocks/src/pages/planted.ts',
    "import { Button } from '@dealer/ui/Button'; export const a = Button;",
    boundary,
  ],
  [
    'mocks that search',
    'packages/mocks/src/pages/planted.ts',
    "import { createSearchClient } from '@dealer/search/client'; export const a = createSearchClient;",
    boundary,
  ],
  [
    'mocks that know a page',
    'packages/mocks/src/pages/planted.test.ts',
    "import { createStorefront } from '@dealer/storefront/boot'; export const a = createStorefront;",
    boundary,
  ],
  [
    'a look that knows another look',
    `apps/${look}/src/planted.ts`,
    `import { template } from '../../${otherLook}/src/template.ts'; export const a = template;`,
    boundary,
  ],
  [
    'a look that searches',
    `apps/${look}/src/planted.ts`,
    "import { createSearchClient } from '@dealer/search/client'; export const a = createSearchClient;",
    'dealer/app-imports',
  ],
  [
    'a look with a router',
    `apps/${look}/src/slots/planted.tsx`,
    "import { useNavigate } from 'react-router'; export const a = useNavigate;",
    'dealer/app-imports',
  ],
  [
    'a look with an effect',
    `apps/${look}/src/slots/planted.tsx`,
    "import { useEffect } from 'react'; export const useA = () => useEffect(() => undefined);",
    'dealer/app-effects',
  ],
  [
    'a look that calls the network',
    `apps/${look}/src/slots/planted.tsx`,
    "export const a = () => fetch('/api/leads');",
    'dealer/no-network',
  ],
  [
    'a page that calls the network',
    'packages/storefront/src/boot/planted.ts',
    "export const a = () => fetch('/api/leads');",
    'dealer/no-network',
  ],
  [
    'a search that calls the network',
    'packages/search/src/client/planted.ts',
    "export const a = () => globalThis.fetch('/multi-search');",
    'dealer/no-network',
  ],
  [
    'the whole of zod',
    'packages/core/src/vehicle/planted.ts',
    "import { z } from 'zod/mini'; export const a = z;",
    'dealer/zod-namespace',
  ],
  [
    'the whole of zod in a tool',
    'tools/checks/src/planted.ts',
    "import { z } from 'zod'; export const a = z;",
    'dealer/zod-namespace',
  ],
  [
    'big zod in a browser',
    'packages/api/src/http/planted.ts',
    "import * as z from 'zod'; export const a = z;",
    'dealer/zod-mini',
  ],
  [
    'radix outside ui',
    'packages/storefront/src/cards/planted.tsx',
    "import { Dialog } from 'radix-ui'; export const a = Dialog;",
    'dealer/no-radix',
  ],
  [
    'radix by its parts outside ui',
    `apps/${look}/src/slots/planted.tsx`,
    "export const a = () => import('radix-ui/dialog');",
    'dealer/no-radix',
  ],
  [
    'InstantSearch outside search',
    'packages/storefront/src/pages/search/planted.tsx',
    "import { useHits } from 'react-instantsearch'; export const useA = useHits;",
    'dealer/no-search-clients',
  ],
  [
    'a Meilisearch client outside search',
    'packages/storefront/src/pages/search/planted.tsx',
    "export { instantMeiliSearch } from '@meilisearch/instant-meilisearch';",
    'dealer/no-search-clients',
  ],
  ['a clock in a rule', 'packages/core/src/price/planted.ts', 'export const a = () => Date.now();', 'dealer/pure-time'],
  ['today in a rule', 'packages/core/src/price/planted.ts', 'export const a = () => new Date();', 'dealer/pure-time'],
  [
    'chance in a rule',
    'packages/core/src/price/planted.ts',
    'export const a = () => Math.random();',
    'dealer/pure-time',
  ],
  [
    'a page in a rule',
    'packages/core/src/price/planted.ts',
    'export const a = () => document.title;',
    'no-restricted-globals',
  ],
  [
    'storage in a rule',
    'packages/core/src/price/planted.ts',
    "export const a = () => globalThis.localStorage.getItem('a');",
    'dealer/pure-page',
  ],
  [
    'builders in production code',
    'packages/core/src/price/planted.ts',
    "import { aSite } from '@dealer/core/testing'; export const a = aSite;",
    'dealer/no-test-parts',
  ],
  [
    'an environment in a package',
    'packages/storefront/src/boot/planted.ts',
    'export const a = () => import.meta.env;',
    'dealer/no-import-meta-env',
  ],
  [
    'raw HTML',
    'packages/ui/src/Prose/planted.tsx',
    'export const A = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
    'dealer/no-raw-html',
  ],
  [
    'a picture without a size',
    'packages/ui/src/Gallery/planted.tsx',
    'export const A = () => <img src="/a.webp" alt="" width={600} />;',
    'dealer/image-size',
  ],
  [
    'a form that watches itself',
    'packages/storefront/src/enquiry/planted.tsx',
    "import { useForm } from 'react-hook-form'; export const useA = () => { const { watch } = useForm(); return watch('name'); };",
    'dealer/no-form-watch',
  ],
  [
    'a key that browsers make on https only',
    'packages/storefront/src/enquiry/planted.ts',
    'export const a = (): string => crypto.randomUUID();',
    'dealer/no-random-uuid',
  ],
  [
    'a type that says nothing',
    'packages/core/src/price/planted.ts',
    'export const a = (b: any): unknown => b;',
    '@typescript-eslint/no-explicit-any',
  ],
];

const eslint = new ESLint({ cwd: root });
const rulesBroken = async (file: string, text: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
};

describe('lint', () => {
  it.each(planted)('lint refuses %s', { timeout: 60_000 }, async (_, file, text, rule) => {
    expect(await rulesBroken(file, text)).toContain(rule);
  });

  it.each([
    [
      'rules in a component',
      'packages/ui/src/Button/planted.tsx',
      "import { formatCount } from '@dealer/core/format';\n\nexport const A = () => <b>{formatCount(1)}</b>;\n",
    ],
    [
      'builders in a test',
      'packages/ui/src/Button/planted.test.ts',
      "import { aSite } from '@dealer/core/testing';\n\nexport const a = aSite;\n",
    ],
    [
      'the engine in mocks',
      'packages/mocks/src/start/planted.ts',
      "import { createEngine } from '@dealer/search-engine/engine';\n\nexport const a = createEngine;\n",
    ],
    [
      'the network in its one place',
      'packages/api/src/http/planted.ts',
      "export const a = () => fetch('/api/leads');\n",
    ],
    [
      'a component in a look',
      `apps/${look}/src/slots/planted.tsx`,
      "import { Button } from '@dealer/ui/Button';\n\nexport const a = Button;\n",
    ],
  ])('lint lets %s through', { timeout: 60_000 }, async (_, file, text) => {
    expect(await rulesBroken(file, text)).toEqual([]);
  });

  it('lint rejects a wrong direction before Nx has written its project graph', { timeout: 120_000 }, () => {
    const emptyCache = mkdtempSync(join(tmpdir(), 'dealer-nx-'));
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/.bin/eslint'),
        '--stdin',
        '--stdin-filename',
        'packages/core/src/vehicle/planted.ts',
        '--format',
        'json',
      ],
      {
        cwd: root,
        encoding: 'utf8',
        input: "import { Button } from '@dealer/ui/Button'; export const a = Button;",
        env: { ...process.env, NX_WORKSPACE_DATA_DIRECTORY: emptyCache },
      },
    );
    rmSync(emptyCache, { recursive: true, force: true });
    expect({ status, stdout }).toMatchObject({ status: 1, stdout: expect.stringContaining(boundary) });
  });
});
