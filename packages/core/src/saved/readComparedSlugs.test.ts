import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHref } from '../routes/compareHref.ts';
import { readComparedSlugs } from './readComparedSlugs.ts';

describe('readComparedSlugs', () => {
  it.each([
    ['no query', '', []],
    ['another query', '?query=hilux', []],
    ['an empty list', '?cars=', []],
    ['empty places and spaces', '?cars=,a,,%20b%20,', ['a', 'b']],
    ['the same vehicle twice', '?cars=a,b,a', ['a', 'b']],
    ['commas that a mail program wrote as %2C', '?utm=x&cars=a%2Cb%2cc', ['a', 'b', 'c']],
    ['broken encoding', '?cars=a,%E0%A4', ['a', '%E0%A4']],
    ['markup', '?cars=%3Cb%3E', ['<b>']],
  ])('readComparedSlugs reads %s', (_, search, slugs) => {
    expect(readComparedSlugs(search)).toEqual({ slugs, leftOut: 0 });
  });

  it('readComparedSlugs takes four, and says how many more were named', () => {
    expect(readComparedSlugs('?cars=a,b,c,d,e,f,a')).toEqual({ slugs: ['a', 'b', 'c', 'd'], leftOut: 2 });
  });

  it('readComparedSlugs reads what compareHref writes, and never throws', () => {
    const slug = fc
      .tuple(fc.constantFrom('2022-toyota-hilux', 'x-trail', '3'), fc.nat())
      .map(([name, id]) => `${name}-${id}`);
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 4 }), (slugs) => {
        expect(readComparedSlugs(new URL(compareHref(slugs), 'https://a.example').search)).toEqual({
          slugs,
          leftOut: 0,
        });
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readComparedSlugs(`?cars=${text}`).slugs.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
