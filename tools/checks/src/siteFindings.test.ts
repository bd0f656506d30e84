import { describe, expect, it } from 'vitest';
import { siteFindings } from './siteFindings.ts';

const sound = { slug: 'harbour', name: 'Harbour Motors', url: 'https://www.harbour.example', template: 'classic' };
const find = (text: string) => siteFindings({ file: 'apps/classic/sites/harbour.json', text, slug: 'harbour', template: 'classic' }).map(({ rule, path }) => [rule, path]);

describe('siteFindings', () => {
  it('finds nothing in a sound file', () => {
    expect(find(JSON.stringify(sound))).toEqual([]);
  });

  it.each([
    ['a file that is no JSON', '{"slug": "harbour",', [['SITE-JSON', '']]],
    ['a slug that is not the file name', JSON.stringify({ ...sound, slug: 'yard' }), [['SITE-SLUG', 'slug']]],
    ['a file in the folder of another look', JSON.stringify({ ...sound, template: 'toyota' }), [['SITE-LOOK', 'template']]],
    ['a value that does not fit', JSON.stringify({ ...sound, search: { columns: 7 } }), [['SITE-SCHEMA', 'search.columns']]],
    ['a filter that cannot be read', JSON.stringify({ ...sound, search: { searchFilter: 'make = ' } }), [['SITE-SCHEMA', 'search.searchFilter']]],
  ])('finds %s', (_, text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('names what is wrong and what to write', () => {
    const [finding] = siteFindings({ file: 'a.json', text: JSON.stringify({ ...sound, search: { colums: 3 } }), slug: 'harbour', template: 'classic' });
    expect(finding?.message).not.toBe('');
    expect(finding?.hint).toContain('columns');
  });
});
