import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageParameter } from '@dealer/core/routes';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** Reads of a parameter by its name, in files that read addresses. */
const reads = /\.(?:get|getAll|has)\(\s*'(\w+)'\s*\)|textOf\(params, '(\w+)'\)|\[\?&\](\w+)=/g;

describe('the parameters of addresses', () => {
  it('the parameters of addresses that pages read are known to the cache of pages, which leaves out all others', () => {
    const files = globSync('packages/{core,search,storefront}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.includes('.test.'),
    );
    const found = new Map<string, string>();
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      // A video's address has parameters of its own.
      if (!/URLSearchParams|searchParams|\[\?&\]/.test(text) || file.endsWith('vehicleVideo.ts')) continue;
      for (const [, ...names] of text.matchAll(reads)) found.set(names.find((name) => name !== undefined) ?? '', file);
    }
    expect(found.size).toBeGreaterThan(20);
    expect([...found].filter(([name]) => !pageParameter.test(name))).toEqual([]);
  });
});
