import { describe, expect, it } from 'vitest';

import { engineWith, nested, search } from '../test/testEngine.ts';

const formatted = async (
  docs: readonly unknown[],
  body: Record<string, unknown>,
  settings: Record<string, unknown> = {},
) => {
  const { status, body: answer } = await search(await engineWith(docs, settings), body);
  if (status !== 200) throw new Error(answer.message);
  return answer.hits[0];
};

describe('formatting of hits', () => {
  it('formatting of hits highlights each matched word, and only the typed letters of a prefix', async () => {
    const hit = await formatted([{ id: 1, title: 'Two Books about a book', year: 2020 }], {
      q: 'two boo',
      attributesToHighlight: ['*'],
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    });
    expect(hit._formatted).toEqual({
      id: '1',
      title:
        '__ais-highlight__Two__/ais-highlight__ __ais-highlight__Boo__/ais-highlight__ks about a __ais-highlight__boo__/ais-highlight__k',
      year: '2020',
    });
    expect(hit.title).toBe('Two Books about a book');
  });

  it('formatting of hits uses <em> by default, matches accents and typing errors, and only in the named attributes', async () => {
    const hit = await formatted([{ id: 1, title: 'Citroën Berlingo', make: 'Citroën' }], {
      q: 'citroen berlngo ',
      attributesToHighlight: ['title'],
    });
    expect(hit._formatted).toEqual({ id: '1', title: '<em>Citroën</em> <em>Berlingo</em>', make: 'Citroën' });
  });

  it('formatting of hits writes numbers as text, also in nested members, but not booleans and null', async () => {
    const hit = await formatted([{ ...nested[0], sold: true, tag: null }], { attributesToHighlight: ['*'] });
    expect(hit._formatted).toEqual({
      id: '852',
      father: 'jean',
      mother: 'michelle',
      doggos: [
        { name: 'bobby', age: '2' },
        { name: 'buddy', age: '4' },
      ],
      cattos: 'pésti',
      sold: true,
      tag: null,
    });
  });

  it.each([
    [
      'prince',
      { attributesToCrop: ['title'], cropLength: 2, attributesToHighlight: ['title'] },
      'Le Petit Prince',
      '…Petit <em>Prince</em>',
    ],
    ['', { attributesToCrop: ['title:2'] }, 'Le Petit Prince', 'Le Petit…'],
    [
      'four',
      { attributesToCrop: ['*'], cropLength: 3, cropMarker: ' (more) ' },
      'one two three four five six',
      ' (more) three four five (more) ',
    ],
    ['one', { attributesToCrop: ['title'], cropLength: 2 }, 'one two three', 'one two…'],
    ['a', { attributesToCrop: ['title'] }, 'short text', 'short text'],
    [
      'ten twelve',
      { attributesToCrop: ['title'], cropLength: 3 },
      'one two three four five six ten eleven twelve thirteen',
      '…ten eleven twelve…',
    ],
  ])('formatting of hits crops for %o', async (q, body, title, expected) => {
    expect(
      (
        await formatted(
          [{ id: 1, title }],
          { q, matchingStrategy: 'last', ...body },
          { searchableAttributes: ['id', 'title'] },
        )
      )?._formatted.title ?? 'no hit',
    ).toBe(q === 'a' ? 'no hit' : expected);
  });

  it.each([
    [{ attributesToRetrieve: [] }, {}],
    [{ attributesToRetrieve: ['id', 'colour'] }, { id: 852 }],
    [{ attributesToRetrieve: ['doggos.name'] }, { doggos: [{ name: 'bobby' }, { name: 'buddy' }] }],
    [{ attributesToRetrieve: [], attributesToHighlight: ['father'] }, { _formatted: { father: 'jean' } }],
    [{ attributesToRetrieve: ['*'], limit: 1 }, nested[0]],
  ])('formatting of hits retrieves for %o', async (body, expected) => {
    expect(await formatted(nested, body)).toEqual(expected);
  });

  it.each([[[]], [['unknown']]])('sends no _formatted for attributesToHighlight %j', async (attributesToHighlight) => {
    expect(await formatted(nested, { attributesToHighlight })).toEqual(nested[0]);
  });

  it('formatting of hits returns match positions of attributes that are not retrieved, and no distance without coordinates', async () => {
    const docs = [{ id: 1, title: 'hilux', _geo: { lat: -27, lng: 153 } }];
    const body = { q: 'hilux', showMatchesPosition: true, sort: ['_geoPoint(-27, 153):asc'] };
    expect(await formatted(docs, { ...body, attributesToRetrieve: ['id'] }, { sortableAttributes: ['_geo'] })).toEqual({
      id: 1,
      _matchesPosition: { title: [{ start: 0, length: 5 }] },
    });
    expect(
      await formatted(docs, { ...body, attributesToRetrieve: ['id', '_geo'] }, { sortableAttributes: ['_geo'] }),
    ).toMatchObject({ _geoDistance: 0 });
  });

  it.each([
    [
      'A quick brown fox can not jump 32 feet, right? Brr, it is cold!',
      'A quick brown fox can not jump 32 feet, right…',
    ],
    [
      '(A quick brown fox can not jump 32 feet, right? Brr, it is cold!)',
      '(A quick brown fox can not jump 32 feet, right…',
    ],
    [
      'Natalie risk her future. Split The World is a book written by Emily Henry. I never read it.',
      '…Split The World is a book written by Emily Henry…',
    ],
    [
      'Natalie risk her future to build a world with the boy she loves.',
      '…future to build a world with the boy she loves…',
    ],
    [
      'Natalie risk her future to build a world with the boy she loves. Emily Henry: The Love That Split The World.',
      '…she loves. Emily Henry: The Love That Split The World.',
    ],
    [
      'The world split void void void void void void void void void split the world void void',
      '…void void void void void split the world void void',
    ],
    [
      'split void the void void world void void void void void void void void void void split the world void void',
      '…void void void void void split the world void void',
    ],
    [
      'split split split split split split void void void void void void void void void void split the world void void',
      '…void void void void void split the world void void',
    ],
    [':-)', ':-)'],
  ])('formatting of hits crops around the best matches: %s', async (text, expected) => {
    const docs = [{ id: 1, name: 'split this world westfali westfalia the', text }];
    const hit = await formatted(docs, { q: 'split the world', attributesToCrop: ['text'] });
    expect(hit._formatted.text).toBe(expected);
  });

  it('formatting of hits never returns an attribute that is not displayed', async () => {
    const hit = await formatted(
      nested,
      { attributesToRetrieve: ['id', 'mother'], attributesToHighlight: ['*'] },
      { displayedAttributes: ['id', 'father'] },
    );
    expect(hit).toEqual({ id: 852, _formatted: { id: '852', father: 'jean' } });
    expect(await formatted(nested, {}, { displayedAttributes: ['id', 'father'] })).toEqual({ id: 852, father: 'jean' });
  });

  it('formatting of hits returns match positions in bytes, with the index in a list', async () => {
    expect((await formatted(nested, { q: 'pésti', showMatchesPosition: true }))._matchesPosition).toEqual({
      cattos: [{ start: 0, length: 6 }],
    });
    expect((await formatted(nested, { q: 'bobby', showMatchesPosition: true }))._matchesPosition).toEqual({
      'doggos.name': [{ start: 0, length: 5, indices: [0] }],
    });
  });

  it('formatting of hits highlights a phrase as one, and only if its words are consecutive', async () => {
    expect(
      (
        await formatted([{ id: 1, title: 'dual cab, cab dual, dual cab' }], {
          q: '"dual cab"',
          attributesToHighlight: ['title'],
        })
      )._formatted.title,
    ).toBe('<em>dual cab</em>, cab dual, <em>dual cab</em>');
  });
});
