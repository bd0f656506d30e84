import { describe, expect, it } from 'vitest';

import { engineWith, idsOf, search } from '../test/testEngine.ts';

const titles = (...texts: string[]) => texts.map((title, i) => ({ id: i + 1, title }));
const ids = async (docs: readonly unknown[], body: Record<string, unknown>, settings: Record<string, unknown> = {}) =>
  idsOf(await engineWith(docs, settings), { limit: 100, ...body });

describe('ranking', () => {
  it('ranking preserves the order of insertion without a query, sort or custom rule', async () => {
    const docs = [
      { id: 3, rank: 1 },
      { id: 1, rank: 9 },
      { id: 2, rank: 5 },
    ];
    expect(await ids(docs, {})).toEqual([3, 1, 2]);
    expect(await ids(docs, {}, { rankingRules: ['words', 'rank:desc'] })).toEqual([1, 2, 3]);
    expect(await ids(docs, { sort: ['id:asc'] }, { sortableAttributes: ['id'] })).toEqual([1, 2, 3]);
  });

  it('ranking uses a custom rule to break ties if last, and to rank all documents if first', async () => {
    const docs = [
      { id: 1, title: 'hilux workmate', custom_rank: 5 },
      { id: 2, title: 'hilux', custom_rank: 1 },
      { id: 3, title: 'hilux', custom_rank: 9 },
    ];
    expect(
      await ids(
        docs,
        { q: 'hilux' },
        {
          searchableAttributes: ['title'],
          rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness', 'custom_rank:desc'],
        },
      ),
    ).toEqual([3, 2, 1]);
    expect(
      await ids(docs, { q: 'hilux' }, { searchableAttributes: ['title'], rankingRules: ['custom_rank:desc', 'words'] }),
    ).toEqual([3, 1, 2]);
  });

  it('ranking sorts numbers, then texts, then missing values, in both directions', async () => {
    const docs = [
      { id: 1, v: 'b' },
      { id: 2, v: 10 },
      { id: 3 },
      { id: 4, v: 9 },
      { id: 5, v: 'a' },
      { id: 6, v: null },
      { id: 7, v: [1, 100] },
      { id: 8, v: true },
    ];
    const settings = { sortableAttributes: ['v'] };
    expect(await ids(docs, { sort: ['v:asc'] }, settings)).toEqual([7, 4, 2, 5, 1, 8, 3, 6]);
    expect(await ids(docs, { sort: ['v:desc'] }, settings)).toEqual([7, 2, 4, 8, 1, 5, 3, 6]);
  });

  it('ranking sorts by several attributes, each breaking the ties of the previous one', async () => {
    const docs = [
      { id: 1, make: 'Kia', price: 3 },
      { id: 2, make: 'Audi', price: 1 },
      { id: 3, make: 'Kia', price: 1 },
      { id: 4, make: 'Audi', price: 2 },
    ];
    expect(await ids(docs, { sort: ['make:asc', 'price:desc'] }, { sortableAttributes: ['make', 'price'] })).toEqual([
      4, 2, 1, 3,
    ]);
  });

  it('ranking returns the same order page by page as in one page', async () => {
    const docs = Array.from({ length: 500 }, (_, id) => ({
      id,
      title: id % 3 ? 'toyota hilux' : 'hilux',
      price: (id * 7919) % 97,
    }));
    const engine = await engineWith(docs, { sortableAttributes: ['price'] });
    const whole = await idsOf(engine, { q: 'hilux', sort: ['price:desc'], limit: 500 });
    const pages = await Promise.all(
      Array.from({ length: 25 }, (_, page) =>
        idsOf(engine, { q: 'hilux', sort: ['price:desc'], limit: 20, offset: page * 20 }),
      ),
    );
    expect(pages.flat()).toEqual(whole);
    expect(new Set(whole).size).toBe(500);
  });

  const films = [
    { id: '1', title: 'Shazam!' },
    { id: '2', title: 'Captain Planet' },
    { id: '3', title: 'Captain Marvel' },
    { id: '4', title: 'a Captain Marvel ersatz' },
    { id: '5', title: 'He who wanted to be a marvel' },
    { id: '6', title: 'Captain of the seas' },
    { id: '7', title: 'Captain' },
  ];
  const found = async (q: string, matchingStrategy: string) =>
    new Set(await ids(films, { q, matchingStrategy }, { searchableAttributes: ['title'] }));
  it.each([
    ['last', ['3', '4', '2', '6', '7']],
    ['all', ['3', '4']],
    ['frequency', ['3', '4', '5']],
  ])('ranking drops words by the strategy %s', async (strategy, expected) => {
    expect(await found('Captain Marvel', strategy)).toEqual(new Set(expected));
    expect(
      (
        await ids(films, { q: 'Captain Marvel', matchingStrategy: strategy }, { searchableAttributes: ['title'] })
      ).slice(0, 2),
    ).toEqual(['3', '4']);
  });

  it('ranking also drops words that are misspelled or missing', async () => {
    expect(await found('Capitain Marvel', 'last')).toEqual(new Set(['3', '4', '7', '2', '6']));
    expect(await found('Captain Supercopter Marvel', 'last')).toEqual(new Set(['2', '3', '4', '6', '7']));
    expect(await found('Captain Supercopter Marvel', 'all')).toEqual(new Set());
  });

  it('ranking uses the first ten words of a query', async () => {
    expect(
      await ids(titles('a b c d e f g h i j'), { q: 'a b c d e f g h i j zzzzzz', matchingStrategy: 'all' }),
    ).toEqual([1]);
  });

  it.each([
    ['none below five letters', 'kias', 'fias', false],
    ['one from five', 'ranger', 'renger', true],
    ['not two below nine', 'commando', 'cammendo', false],
    ['two from nine', 'commodore', 'cammadore', true],
    ['not three', 'commodore', 'cammadare', false],
    ['one for swapped neighbours', 'ranger', 'ragner', true],
    ['an extra letter', 'ranger', 'rannger', true],
    ['a missing letter', 'ranger', 'rager', true],
    ['a different first letter counts two', 'ranger', 'banger', false],
    ['a different first letter from nine letters', 'commodore', 'bommodore', true],
    ['none in a phrase', 'ranger', '"renger"', false],
    ['one in a prefix', 'landcruiser', 'lendcr', true],
    ['not two in a prefix', 'landcruiser', 'lendkr', false],
  ])('ranking allows typing errors: %s', async (_, text, q, matches) => {
    expect(await ids(titles(text), { q })).toEqual(matches ? [1] : []);
  });

  it('ranking allows no typing errors where the settings disable them', async () => {
    const docs = [
      { id: 1, title: 'ranger', stock: 'abcdef' },
      { id: 2, title: '123456', stock: 'x' },
    ];
    const base = { searchableAttributes: ['title', 'stock'] };
    expect(await ids(docs, { q: 'renger' }, { ...base, typoTolerance: { enabled: false } })).toEqual([]);
    expect(await ids(docs, { q: 'renger' }, { ...base, typoTolerance: { disableOnWords: ['renger'] } })).toEqual([]);
    expect(await ids(docs, { q: 'abcdxf' }, { ...base, typoTolerance: { disableOnAttributes: ['stock'] } })).toEqual(
      [],
    );
    expect(await ids(docs, { q: 'renger' }, { ...base, typoTolerance: { disableOnAttributes: ['stock'] } })).toEqual([
      1,
    ]);
    expect(await ids(docs, { q: '123457' }, { ...base, typoTolerance: { disableOnNumbers: true } })).toEqual([]);
    expect(await ids(docs, { q: '123457' }, base)).toEqual([2]);
    expect(await ids(docs, { q: '12345x' }, { ...base, typoTolerance: { disableOnNumbers: true } })).toEqual([]);
    expect(
      await ids(
        docs,
        { q: '123 456', matchingStrategy: 'all' },
        { ...base, typoTolerance: { disableOnNumbers: true } },
      ),
    ).toEqual([]);
    expect(await ids(docs, { q: '1234' }, { ...base, typoTolerance: { disableOnNumbers: true } })).toEqual([2]);
    expect(
      await ids(
        docs,
        { q: 'abc def', matchingStrategy: 'all' },
        { ...base, typoTolerance: { disableOnAttributes: ['stock'] } },
      ),
    ).toEqual([]);
  });

  it('ranking ranks a match with fewer typing errors first', async () => {
    expect(await ids(titles('commodoor', 'commodore'), { q: 'commodore' })).toEqual([2, 1]);
  });

  it('ranking treats the last word as a prefix unless a space follows', async () => {
    const docs = titles('Corolla Sedan', 'Corsa');
    expect(await ids(docs, { q: 'cor' })).toEqual([1, 2]);
    expect(await ids(docs, { q: 'cor ' })).toEqual([]);
    expect(await ids(docs, { q: 'cor sedan' })).toEqual([]);
    expect(await ids(docs, { q: 'corolla se' })).toEqual([1]);
    expect(await ids(docs, { q: 'cor' }, { prefixSearch: 'disabled' })).toEqual([]);
  });

  it('ranking finds "testa" in TestAB and testab', async () => {
    expect(new Set(await ids(titles('TestAB', 'TestAb', 'testab', 'other'), { q: 'testa' }))).toEqual(
      new Set([1, 2, 3]),
    );
  });

  it('ranking joins and splits words, even if typing errors are disabled', async () => {
    const docs = titles('sunflower', 'sun flower', 'the flower and the sun');
    expect(new Set(await ids(docs, { q: 'sun flower', matchingStrategy: 'all' }))).toEqual(new Set([1, 2, 3]));
    expect(new Set(await ids(docs, { q: 'sunflower ', matchingStrategy: 'all' }))).toEqual(new Set([1, 2]));
    expect(await ids(docs, { q: 'sunflower ' }, { typoTolerance: { enabled: false } })).toEqual([1, 2]);
    expect(
      new Set(await ids(docs, { q: 'sun flower', matchingStrategy: 'all' }, { typoTolerance: { enabled: false } })),
    ).toEqual(new Set([1, 2, 3]));
  });

  it('ranking ranks adjacent words first, in order before reversed', async () => {
    const docs = titles(
      'hilux with a large and very strong toyota badge',
      'hilux toyota',
      'toyota hilux',
      'toyota. hilux',
    );
    expect(await ids(docs, { q: 'toyota hilux' }, { rankingRules: ['words', 'typo', 'proximity'] })).toEqual([
      3, 2, 1, 4,
    ]);
  });

  it('ranking ranks earlier attributes, then earlier positions, first', async () => {
    const docs = [
      { id: 1, name: 'x', notes: 'tow bar' },
      { id: 2, name: 'with a tow bar', notes: '' },
      { id: 3, name: 'tow bar', notes: '' },
    ];
    expect(await ids(docs, { q: 'tow bar' }, { searchableAttributes: ['name', 'notes'] })).toEqual([3, 2, 1]);
    expect(await ids(docs, { q: 'tow bar' }, { searchableAttributes: ['notes', 'name'] })).toEqual([1, 3, 2]);
  });

  it('ranking ranks an attribute equal to the query first, then one that starts with it, then exact words', async () => {
    const docs = titles('the new ranger', 'ranger wildtrak', 'rangers', 'ranger');
    expect(await ids(docs, { q: 'ranger' }, { rankingRules: ['exactness'] })).toEqual([4, 2, 1, 3]);
  });

  const dragon = titles('how to train your dragon', 'train your big dragon', 'your dragon train', 'train. your dragon');
  it.each([
    ['"train your dragon"', [1]],
    ['"train your dragon', [1]],
    ['"your dragon" train', [1, 3, 4, 2]],
    ['"train. your dragon"', [1, 3, 4]],
    ['"trian your dragon"', []],
  ])('ranking finds the phrase %s', async (q, expected) => {
    const hits = await ids(dragon, { q });
    expect(new Set(hits)).toEqual(new Set(q === '"your dragon" train' ? [1, 3, 4] : expected));
  });

  it.each([
    ['-dragon', [2]],
    ['world -dragon', [2]],
    ['-"the hidden world"', [2, 3]],
    ['- dragon', [3, 1]],
    ['-dragon dragon', []],
    ['-world', [3]],
  ])('ranking excludes documents with a negative word: %s', async (q, expected) => {
    expect(await ids(titles('the dragon of the hidden world', 'a new world', 'dragon'), { q })).toEqual(expected);
  });

  it('ranking drops stop words, except a last word without a space after it', async () => {
    const docs = titles('to the sea', 'the end');
    const settings = { stopWords: ['to', 'the'] };
    expect(await ids(docs, { q: 'to the ' }, settings)).toEqual([1, 2]);
    expect(await ids(docs, { q: 'to the' }, settings)).toEqual([]);
    expect(await ids(docs, { q: 'to the sea' }, settings)).toEqual([1]);
  });

  it('ranking takes a stop word that is written otherwise for an ordinary word, in documents and queries', async () => {
    const docs = titles('hatch with sunroof', 'hatch With sunroof', 'hatch WITH towbar');
    const settings = { stopWords: ['with'] };
    expect(await ids(docs, { q: 'with' }, settings)).toEqual([2, 3]);
    expect(await ids(docs, { q: 'with ' }, settings)).toEqual([1, 2, 3]);
    expect(await ids(docs, { q: 'With sunroof', matchingStrategy: 'all' }, settings)).toEqual([2]);
    expect(await ids(docs, { q: 'with sunroof', matchingStrategy: 'all' }, settings)).toEqual([1, 2]);
  });

  it('ranking joins numbers, as in a decimal, only to the beginning of other words where numbers allow no typing errors', async () => {
    const docs = titles('2.0 petrol', '20d diesel', '2023 hybrid', '20 years', 'none');
    const settings = { typoTolerance: { disableOnNumbers: true } };
    expect(await ids(docs, { q: '2.0' }, settings)).toEqual([1, 2]);
    expect(await ids(docs, { q: '2 0' }, settings)).toEqual([1, 2]);
    expect(await ids(docs, { q: '20' }, settings)).toEqual([4, 2, 3, 1]);
    expect(new Set(await ids(docs, { q: '2.0' }))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('ranking finds the first thousand words of a prefix, and the prefix itself', async () => {
    const docs = titles('d', ...Array.from({ length: 1_200 }, (_, i) => `d${String(i).padStart(4, '0')}`), 'delica d');
    const found = async (q: string) =>
      (await search(await engineWith(docs, { pagination: { maxTotalHits: 2_000 } }), { q, hitsPerPage: 0 })).body
        .totalHits;
    expect(await found('d')).toBe(1_002);
    expect(await found('d1')).toBe(200);
    expect(await found('deli')).toBe(1);
  });

  it('ranking applies synonyms in one direction, also of several words', async () => {
    const docs = titles('ford ute', 'dual cab pickup', 'four wheel drive');
    const settings = { synonyms: { pickup: ['ute'], '4wd': ['four wheel drive'], 'crew cab': ['ute'] } };
    expect(new Set(await ids(docs, { q: 'pickup' }, settings))).toEqual(new Set([1, 2]));
    expect(await ids(docs, { q: 'ute' }, settings)).toEqual([1]);
    expect(await ids(docs, { q: '4wd' }, settings)).toEqual([3]);
    expect(await ids(docs, { q: 'crew cab', matchingStrategy: 'all' }, settings)).toEqual([1]);
    expect(await ids(docs, { q: 'four wheel drive' }, settings)).toEqual([3]);
    const both = { synonyms: { 'dual cab': ['crew cab pickup'], 'crew cab pickup': ['dual cab'] } };
    expect(
      new Set(await ids(titles('crew cab pickup', 'dual cab ute'), { q: 'dual cab', matchingStrategy: 'all' }, both)),
    ).toEqual(new Set([1, 2]));
    expect(
      new Set(
        await ids(titles('crew cab pickup', 'dual cab ute'), { q: 'crew cab pickup', matchingStrategy: 'all' }, both),
      ),
    ).toEqual(new Set([1, 2]));
  });

  it.each([
    ['CX-5', 'cx 5'],
    ['CX-5', 'cx-5'],
    ['1.6', '1.6'],
    ['e-tron', 'e-tron'],
    ['snake_case', 'case'],
    ['Citroën', 'citroen'],
    ['Citroen', 'citroën'],
    ['29.3°F', '3°f'],
    ['Škoda', 'skoda'],
  ])('ranking finds %s by %s', async (text, q) => {
    expect(await ids(titles(text), { q })).toEqual([1]);
  });

  it.each([
    ['a short word', 'Mazda CX-5', 'cx5', [1]],
    ['an exact word', 'the sun flower', 'sunflower', [1]],
    ['two words joined', 'the sun flower', 'sunf lower', [1]],
    ['three words joined', 'the sun flower', 'sunf lo wer', [1]],
    ['no words with a full stop between them', 'sunflower', 'sun. flower', []],
  ])('ranking splits or joins: %s', async (_, text, q, expected) => {
    const settings = { typoTolerance: { disableOnWords: ['sunflower'], disableOnAttributes: ['title'] } };
    expect(await ids(titles(text), { q, matchingStrategy: 'all' }, settings)).toEqual(expected);
  });

  it('ranking does not split a word in camelCase', async () => {
    expect(await ids(titles('camelCase'), { q: 'case' })).toEqual([]);
    expect(await ids(titles('Toyota HiAce'), { q: 'toyotahiace' })).toEqual([1]);
    expect(await ids(titles('HiAce'), { q: 'hiac' })).toEqual([1]);
  });

  it.each([...'+=<>|~^$'])('ranking treats %s as a separator', async (sign) => {
    expect(await ids(titles(`left${sign}right`, 'other'), { q: 'right' })).toEqual([1]);
    expect(await ids(titles('left', 'other'), { q: sign })).toEqual([1, 2]);
  });

  it('ranking ranks by the distance between the positions of a word in the query and in its best attribute', async () => {
    const rules = { searchableAttributes: ['name', 'badge'], rankingRules: ['words', 'wordPosition'] };
    const docs = [
      { id: 1, name: 'one two three tow', badge: 'x' },
      { id: 2, name: 'one two three four five tow', badge: 'x tow' },
      { id: 3, name: 'one two tow', badge: '' },
    ];
    expect(await ids(docs, { q: 'tow ' }, rules)).toEqual([2, 1, 3]);
    expect(
      await ids(
        titles('bar tow', 'x bar'),
        { q: 'tow bar ', matchingStrategy: 'last' },
        { rankingRules: ['wordPosition'] },
      ),
    ).toEqual([1]);
  });

  it('ranking computes exactness from the words that were not dropped', async () => {
    const docs = titles('2019 Hyundai i30 Elite', '2019 Hyundai i30', '2019 Hyundai i30 Active');
    expect(await ids(docs, { q: '2019 Hyundai I30 Active ' }, { rankingRules: ['words', 'exactness'] })).toEqual([
      3, 2, 1,
    ]);
  });

  it('ranking searches only listed attributes and their members', async () => {
    const docs = [{ id: 1, name: 'x', dealer: { name: 'northside', code: 'secret' } }];
    expect(await ids(docs, { q: 'northside' }, { searchableAttributes: ['name'] })).toEqual([]);
    expect(await ids(docs, { q: 'northside' }, { searchableAttributes: ['dealer'] })).toEqual([1]);
    expect(await ids(docs, { q: 'northside' }, { searchableAttributes: ['dealer.name'] })).toEqual([1]);
    expect(await ids(docs, { q: 'secret' }, { searchableAttributes: ['dealer.name'] })).toEqual([]);
    expect(await ids(docs, { q: 'northside' })).toEqual([1]);
    expect(await ids(docs, { q: 'northside', attributesToSearchOn: ['name'] })).toEqual([]);
  });

  it('ranking returns the same scores as in Meilisearch’s tests', async () => {
    const docs = [
      'Batman the dark knight returns: Part 1',
      'Batman the dark knight returns: Part 2',
      'Batman Returns',
      'Batman',
      'Badman',
    ].map((title, i) => ({ title, id: 'ABCDE'[i] }));
    const engine = await engineWith(docs);
    const scores = async (body: Record<string, unknown>) =>
      (await search(engine, { showRankingScore: true, ...body })).body.hits.map(
        (hit: { id: string; _rankingScore: number }) => [hit.id, hit._rankingScore],
      );
    expect(await scores({ q: 'Badman the dark knight returns 1' })).toEqual([
      ['A', 0.9746605609456898],
      ['B', 0.8055252965383685],
      ['E', 0.16666666666666666],
      ['C', 0.07702020202020202],
      ['D', 0.07702020202020202],
    ]);
    expect((await scores({ q: 'batman', rankingScoreThreshold: 0.98 })).map(([id]: [string]) => id)).toEqual([
      'D',
      'A',
      'B',
      'C',
    ]);
    // If all words must match, the `words` rule does not affect the score.
    expect(await scores({ q: 'batman', matchingStrategy: 'all', limit: 1 })).toEqual([['D', 1]]);
  });

  it('ranking drops words without results first, then the most common ones (frequency)', async () => {
    const docs = titles('toyota hilux', 'toyota corolla', 'ford ranger');
    expect(await ids(docs, { q: 'toyota zzzz ', matchingStrategy: 'frequency' })).toEqual([1, 2]);
    expect(await ids(docs, { q: 'toyota hilux ', matchingStrategy: 'frequency' })).toEqual([1]);
    expect(await ids(docs, { q: 'hilux toyota ', matchingStrategy: 'frequency' })).toEqual([1]);
    // Equally common words are dropped together.
    expect(await ids(docs, { q: 'corolla ranger ', matchingStrategy: 'frequency' })).toEqual([]);
  });

  it('ranking gives all attributes the same weight if none are listed', async () => {
    const docs = [
      { id: 1, first: 'a', second: 'x tow' },
      { id: 2, first: 'x x tow', second: 'b' },
    ];
    expect(await ids(docs, { q: 'tow' }, { rankingRules: ['attributeRank', 'wordPosition'] })).toEqual([1, 2]);
    expect(
      await ids(
        docs,
        { q: 'tow' },
        { rankingRules: ['attributeRank', 'wordPosition'], searchableAttributes: ['first', 'second'] },
      ),
    ).toEqual([2, 1]);
  });

  it('ranking returns scores from 1 to 0 in rank order, and drops hits below a threshold', async () => {
    const engine = await engineWith(titles('Batman', 'Badman the dark knight returns', 'Batman returns', 'Returns'), {
      searchableAttributes: ['title'],
    });
    const { body } = await search(engine, { q: 'Badman dark returns', showRankingScore: true });
    const scores = body.hits.map((hit: { _rankingScore: number }) => hit._rankingScore);
    expect(body.hits[0].id).toBe(2);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    const strict = await search(engine, { q: 'Badman dark returns', rankingScoreThreshold: 0.6, page: 1 });
    expect(strict.body.totalHits).toBe(scores.filter((score: number) => score >= 0.6).length);
    expect(strict.body.totalHits).toBe(1);
  });

  it('ranking returns the best document of each distinct value and all documents without one', async () => {
    const docs = [
      { id: 1, model: 'a', price: 3 },
      { id: 2, model: 'a', price: 1 },
      { id: 3, price: 2 },
      { id: 4, price: 9 },
      { id: 5, model: 'b', price: 5 },
    ];
    const settings = { filterableAttributes: ['model'], sortableAttributes: ['price'] };
    expect(await ids(docs, { distinct: 'model', sort: ['price:asc'] }, settings)).toEqual([2, 3, 5, 4]);
    expect(await ids(docs, { distinct: 'model' }, settings)).toEqual([1, 3, 4, 5]);
  });
});
