import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const files = globSync('apps/*/sites/*/site.json', { cwd: root });

describe('the demo sites', () => {
  it.each(files)('%s starts without the full check, with the same result as the full check', (file) => {
    const input = { doc: JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown, templateName: 'coast' };
    expect(readSite(input)).toEqual(parseSite(input));
  });
});
