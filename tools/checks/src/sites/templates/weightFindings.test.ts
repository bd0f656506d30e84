import { randomBytes } from 'node:crypto';
import { aLookFolder } from '@dealer/vite/test';
import { describe, expect, it } from 'vitest';
import { weightFindings } from './weightFindings.ts';

/** Text that compresses only to about three quarters of its length. */
const noise = (length: number): string => randomBytes(Math.ceil((length * 3) / 4)).toString('base64');

const build = (sizes: { start: number; late: number; style: number }): string =>
  aLookFolder({
    'dist/.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/a.js', imports: ['_b.js'], dynamicImports: ['late.ts'] },
      '_b.js': { file: 'assets/b.js', name: 'hero' },
      'late.ts': { file: 'assets/c.js' },
    }),
    'dist/assets/a.js': '',
    'dist/assets/b.js': noise(sizes.start),
    'dist/assets/c.js': noise(sizes.late),
    'dist/assets/a.css': noise(sizes.style),
  });

describe('the weight of a build', () => {
  it('the weight of a build is fine below the budgets, however much is loaded lazily', () => {
    expect(weightFindings('harbour', build({ start: 1000, late: 900_000, style: 1000 }))).toEqual([]);
  });

  it('the weight of a build is too high if every page starts with it, and the largest part is named', () => {
    const found = weightFindings('harbour', build({ start: 200_000, late: 0, style: 90_000 }));
    expect(found.map(({ message, hint }) => `${message}. ${hint}`)).toEqual([
      expect.stringMatching(/^every page starts with 1\d\d\.\d kB, gzipped, of script; at most 132\. .*hero \(1/),
      expect.stringMatching(/^every page starts with \d\d\.\d kB, gzipped, of styles; at most 46\./),
    ]);
  });

  it('the weight of a build is not checked without a build', () => {
    expect(weightFindings('harbour', aLookFolder({ 'index.html': '' }))).toEqual([]);
  });
});
