import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readList } from '../../rules/exports/exportLists.ts';
import { writeApiReference } from './apiReference.ts';

const out = mkdtempSync(join(tmpdir(), 'dealer-api-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

it('the reference of a package has a page for each subpath, with the docstrings of what it exports', {
  timeout: 60_000,
}, async () => {
  await writeApiReference('search-engine', out);
  for (const subpath of Object.keys(readList('search-engine')))
    expect(readFileSync(join(out, 'modules', `${subpath}.html`), 'utf8')).toContain('search-engine');
  const page = readFileSync(join(out, 'functions/node.serveEngine.html'), 'utf8');
  expect(page).toContain('A body over the limit is answered with 413.');
});
