import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choice, fields, group, listOf, nullable, onOff, optional } from '@dealer/core/settings';
import { siteSettings } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { unusedVariants } from './unusedVariants.ts';

const demoSites = globSync('apps/*/sites/*/site.json', { cwd: root })
  .sort()
  .map((file) => {
    const [, templateName = ''] = file.split('/');
    const parsed = parseSite({ doc: JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown, templateName });
    if (parsed.kind !== 'site') throw new Error(`${file} cannot be read.`);
    return parsed.site;
  });

/** A section looks the same on each page, so a variant that is on one page is shown. */
const table = siteSettings;

describe('the demo sites', () => {
  it('the demo sites show every flag on and off, and every value of every choice', () => {
    expect(unusedVariants(table, demoSites)).toEqual([]);
  });

  it.each(['classic', 'toyota', 'used-only'])('at least three demo sites use the look %s', (look) => {
    expect(demoSites.filter(({ template }) => template === look).length).toBeGreaterThanOrEqual(3);
  });
});

describe('unusedVariants', () => {
  const table = {
    columns: choice([3, 4], 3),
    search: group({ collapse: onOff(false) }),
    banner: nullable(choice(['sticky', 'fixed'])),
    tiles: listOf(fields({ strict: optional(onOff()), kind: choice(['a', 'b']) }), []),
  };

  it('unusedVariants names a flag that is never on, a choice that nobody makes and a variant of a list', () => {
    const site = { columns: 3, search: { collapse: false }, banner: 'sticky', tiles: [{ kind: 'a' }] };
    expect(unusedVariants(table, [site])).toEqual([
      'columns = 4',
      'search.collapse = true',
      'banner = "fixed"',
      'tiles[].strict = true',
      'tiles[].kind = "b"',
    ]);
  });

  it('unusedVariants is empty when the sites together use everything', () => {
    const one = { columns: 3, search: { collapse: true }, banner: 'sticky', tiles: [{ kind: 'a', strict: true }] };
    const other = { columns: 4, search: { collapse: false }, banner: 'fixed', tiles: [{ kind: 'b' }] };
    expect(unusedVariants(table, [one, other])).toEqual([]);
  });
});
