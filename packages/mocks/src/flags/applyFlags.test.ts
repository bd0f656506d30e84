import { describe, expect, it } from 'vitest';
import { applyFlags } from './applyFlags.ts';
import { parseFlags } from './parseFlags.ts';

describe('parseFlags', () => {
  it.each([
    ['a number', 'search.columns:4', [[['search', 'columns'], 4]]],
    ['text without quotes', 'country:NZ', [[['country'], 'NZ']]],
    [
      'several',
      'forms.requireMessage:false, tags.maxTags:null',
      [
        [['forms', 'requireMessage'], false],
        [['tags', 'maxTags'], null],
      ],
    ],
    [
      'a list with commas',
      'promo.positions:[8,17],search.columns:3',
      [
        [
          ['promo', 'positions'],
          [8, 17],
        ],
        [['search', 'columns'], 3],
      ],
    ],
    ['a text with a comma', 'price.noPriceText:"Ask us, please"', [[['price', 'noPriceText'], 'Ask us, please']]],
    ['a text with a colon', 'url:https://a.example', [[['url'], 'https://a.example']]],
    ['an empty string', '', []],
    ['no value', 'search', []],
  ])('parseFlags reads %s', (_, text, expected) => {
    expect(parseFlags(text).map(({ path, value }) => [path, value])).toEqual(expected);
  });
});

describe('applyFlags', () => {
  const doc = { slug: 'a', search: { columns: 3, hitsPerPage: 21 } };

  it('applyFlags changes only this value and does not modify the given document', () => {
    const flagged = applyFlags(doc, parseFlags('search.columns:4'));
    expect(flagged).toEqual({
      doc: { slug: 'a', search: { columns: 4, hitsPerPage: 21 } },
      applied: ['search.columns:4'],
      refused: [],
    });
    expect(doc.search.columns).toBe(3);
  });

  it('applyFlags applies a change of a list', () => {
    expect(applyFlags(doc, parseFlags('search.facets:{"remove":["km"]}'))).toMatchObject({
      doc: { search: { facets: { remove: ['km'] } } },
      refused: [],
    });
  });

  it.each([
    ['a change of a list with a wrong entry', 'card.buttons:{"add":["finanse"]}'],
    ['an invalid value', 'search.columns:9'],
    ['an unknown setting', 'search.colums:4'],
    ['a prototype', '__proto__.polluted:true'],
  ])('applyFlags refuses %s with a reason', (_, text) => {
    const flagged = applyFlags(doc, parseFlags(text));
    expect(flagged.doc).toEqual(doc);
    expect(flagged.refused).toEqual([{ text, reason: expect.stringMatching(/\w+/) as string }]);
  });
});
