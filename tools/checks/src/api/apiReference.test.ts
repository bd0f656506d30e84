import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readList } from '../exports/exportLists.ts';
import { writeApiReference } from './apiReference.ts';

const out = mkdtempSync(join(tmpdir(), 'dealer-api-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

it('has a page for each subpath, with the docstrings of what it exports', { timeout: 60_000 }, async () => {
  await writeApiReference('search-engine', out);
  expect(readdirSync(out).sort()).toEqual(
    ['README.md', ...Object.keys(readList('search-engine')).map((name) => `${name}.md`)].sort(),
  );
  const page = readFileSync(join(out, 'node.md'), 'utf8');
  expect(page).toContain('### serveEngine()');
  expect(page).toContain('#### Example');
});
