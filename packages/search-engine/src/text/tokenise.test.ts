import { describe, expect, it } from 'vitest';

import { engineWith, idsOf, search } from '../test/testEngine.ts';
import { tokeniserOf } from './tokenise.ts';

const plain = { separatorTokens: [], nonSeparatorTokens: [], dictionary: [] };
const words = (text: string, settings = {}): string[] =>
  tokeniserOf({ ...plain, ...settings })(text).map(({ word }) => word);

describe('tokeniser', () => {
  it.each([
    ['Mazda CX-5', {}, ['mazda', 'cx', '5']],
    ['Mazda CX-5', { nonSeparatorTokens: ['-'] }, ['mazda', 'cx-5']],
    ['a.b. c', { nonSeparatorTokens: ['.'] }, ['a.b', 'c']],
    ['Mac&sep&&sepcheese', { separatorTokens: ['<br/>', '&sep'], nonSeparatorTokens: ['&'] }, ['mac', '&', 'cheese']],
    ['G#D#c#', { dictionary: ['#', 'A#', 'D#', 'G#'] }, ['g#', 'd#', 'c', '#']],
    ['J. R. R. Tolkien', { dictionary: ['J. R. R.'] }, ['j. r. r.', 'tolkien']],
    ['4x4|diesel', { separatorTokens: ['x'] }, ['4', '4', 'diesel']],
  ])('tokeniser: %s with %j', (text, settings, expected) => {
    expect(words(text, settings)).toEqual(expected);
  });

  const docs = [
    { id: 1, content: 'Mac & cheese' },
    { id: 2, content: 'G#D#G#D#G#C#D#G#C#' },
    { id: 3, content: 'Mac&sep&&sepcheese' },
  ];
  const settings = {
    nonSeparatorTokens: ['#', '&'],
    separatorTokens: ['<br/>', '&sep'],
    dictionary: ['#', 'A#', 'B#', 'C#', 'D#', 'E#', 'F#', 'G#'],
  };
  it.each([
    ['&', [1, 3]],
    ['Mac & cheese', [1, 3]],
    ['Mac&sep&&sepcheese', [1, 3]],
    ['C#D#G', [2]],
    ['#', []],
  ])('tokeniser searches for %s with the settings of the index', async (q, expected) => {
    expect(await idsOf(await engineWith(docs, settings), { q })).toEqual(expected);
  });

  it('tokeniser highlights with the settings of the index', async () => {
    const { body } = await search(await engineWith(docs, settings), { q: 'C#D#G', attributesToHighlight: ['content'] });
    expect(body.hits[0]._formatted.content).toBe(
      '<em>G</em>#<em>D#</em><em>G</em>#<em>D#</em><em>G</em>#<em>C#</em><em>D#</em><em>G</em>#<em>C#</em>',
    );
  });

  it('tokenises synonyms with the settings of the index, also after a change', async () => {
    const authors = [
      { id: 1, content: 'J.R.R. Tolkien' },
      { id: 2, content: 'J. R. R. Tolkien' },
      { id: 3, content: 'jrr Tolkien' },
    ];
    const synonyms = { 'J.R.R.': ['jrr', 'J. R. R.'], 'J. R. R.': ['jrr', 'J.R.R.'], jrr: ['J.R.R.', 'J. R. R.'] };
    const engine = await engineWith(authors, { dictionary: ['J.R.R.', 'J. R. R.'], synonyms });
    expect(await idsOf(engine, { q: 'J.R.R.' })).toEqual([1, 2, 3]);
    expect(await idsOf(engine, { q: 'jrr' })).toEqual([3, 1, 2]);
    expect(await idsOf(engine, { q: 'J. R. R.' })).toEqual([2, 1, 3]);
  });
});
