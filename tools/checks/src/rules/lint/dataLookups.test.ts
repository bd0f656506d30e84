import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataLookups } from './dataLookups.ts';
import { productFiles } from './productProgram.ts';

describe('lookups by data in plain objects', () => {
  it('lookups by data in plain objects are found if the code does not check that the key is the record’s own', {
    timeout: 60_000,
  }, () => {
    const file = join(mkdtempSync(join(tmpdir(), 'dealer-lookups-')), 'planted.ts');
    writeFileSync(
      file,
      [
        "const zones: Record<string, string> = { qld: 'Australia/Brisbane' };",
        'export const plain = (state: string) => zones[state];',
        'export const known = (state: string) => state in zones;',
        'export const own = (state: string) => (Object.hasOwn(zones, state) ? zones[state] : undefined);',
        "export const named = (state: 'qld' | 'nsw') => zones[state];",
        'export const all = () => Object.keys(zones).map((state) => zones[state]);',
      ].join('\n'),
    );
    expect(dataLookups([file]).map((line) => line.replace(/^.*planted/, 'planted'))).toEqual([
      'planted.ts:2 zones[state]',
      'planted.ts:3 state in zones',
    ]);
  });

  it('lookups by data in plain objects do not exist in any package or look', { timeout: 120_000 }, () => {
    const files = productFiles();
    expect(files.length).toBeGreaterThan(500);
    expect(dataLookups(files)).toEqual([]);
  });
});
