import { describe, expect, it } from 'vitest';

import { call } from '../test/testEngine.ts';
import { createEngine } from './createEngine.ts';

const fresh = async () => {
  const engine = createEngine();
  await call(engine, 'POST', '/indexes', { uid: 'test' });
  return engine;
};

describe('settings', () => {
  it('an index has the default settings of Meilisearch 1.50', async () => {
    expect((await call(await fresh(), 'GET', '/indexes/test/settings')).body).toEqual({
      displayedAttributes: ['*'],
      searchableAttributes: ['*'],
      filterableAttributes: [],
      sortableAttributes: [],
      rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
      stopWords: [],
      nonSeparatorTokens: [],
      separatorTokens: [],
      dictionary: [],
      synonyms: {},
      distinctAttribute: null,
      proximityPrecision: 'byWord',
      typoTolerance: {
        enabled: true,
        minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
        disableOnWords: [],
        disableOnAttributes: [],
        disableOnNumbers: false,
      },
      faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
      pagination: { maxTotalHits: 1000 },
      searchCutoffMs: null,
      embedders: {},
      localizedAttributes: null,
      facetSearch: true,
      prefixSearch: 'indexingTime',
    });
  });

  it.each([
    [
      'an unknown ranking rule',
      { rankingRules: ['manyTheFish'] },
      'invalid_settings_ranking_rules',
      'Invalid value at `.rankingRules[0]`: `manyTheFish` ranking rule is invalid. Valid ranking rules are words, typo, sort, proximity, attribute, exactness and custom ranking rules.',
    ],
    [
      'attribute together with wordPosition',
      { rankingRules: ['attribute', 'wordPosition'] },
      'invalid_settings_ranking_rules',
      undefined,
    ],
    ['a maximum of 0 hits', { pagination: { maxTotalHits: 0 } }, 'invalid_settings_pagination', undefined],
    [
      'a string instead of a list',
      { stopWords: 'the' },
      'invalid_settings_stop_words',
      'Invalid value type at `.stopWords`: expected an array, but found a string: `"the"`',
    ],
    ['an unknown setting', { colour: 'red' }, 'bad_request', undefined],
    [
      'two typing errors in shorter words than one',
      { typoTolerance: { minWordSizeForTypos: { oneTypo: 9, twoTypos: 5 } } },
      'invalid_settings_typo_tolerance',
      undefined,
    ],
    [
      'an unknown facet order',
      { faceting: { sortFacetValuesBy: { make: 'size' } } },
      'invalid_settings_faceting',
      undefined,
    ],
    ['an embedder', { embedders: { default: { source: 'userProvided' } } }, 'not_implemented', undefined],
  ])('settings: refuses %s', async (_, body, code, message) => {
    const answer = await call(await fresh(), 'PATCH', '/indexes/test/settings', body);
    expect(answer).toMatchObject({ status: 400, body: { code } });
    if (message !== undefined) expect(answer.body.message).toBe(message);
  });

  const routes: [string, string, 'PUT' | 'PATCH', unknown, unknown?][] = [
    ['displayed-attributes', 'displayedAttributes', 'PUT', ['make']],
    ['searchable-attributes', 'searchableAttributes', 'PUT', ['make', 'model']],
    ['filterable-attributes', 'filterableAttributes', 'PUT', ['make', 'price']],
    ['sortable-attributes', 'sortableAttributes', 'PUT', ['price', 'km'], ['km', 'price']],
    ['ranking-rules', 'rankingRules', 'PUT', ['words', 'typo', 'custom_rank:desc']],
    ['stop-words', 'stopWords', 'PUT', ['the']],
    ['separator-tokens', 'separatorTokens', 'PUT', ['|', '&sep'], ['&sep', '|']],
    ['non-separator-tokens', 'nonSeparatorTokens', 'PUT', ['#']],
    ['dictionary', 'dictionary', 'PUT', ['J. R. R.']],
    ['synonyms', 'synonyms', 'PUT', { ute: ['pickup'] }],
    ['distinct-attribute', 'distinctAttribute', 'PUT', 'stocknum'],
    [
      'typo-tolerance',
      'typoTolerance',
      'PATCH',
      { disableOnNumbers: true },
      {
        enabled: true,
        minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
        disableOnWords: [],
        disableOnAttributes: [],
        disableOnNumbers: true,
      },
    ],
    [
      'faceting',
      'faceting',
      'PATCH',
      { maxValuesPerFacet: 500 },
      { maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'alpha' } },
    ],
    ['pagination', 'pagination', 'PATCH', { maxTotalHits: 20000 }],
    ['facet-search', 'facetSearch', 'PUT', false],
    ['prefix-search', 'prefixSearch', 'PUT', 'disabled'],
  ];
  it.each(routes)('reads, writes and resets settings/%s', async (route, name, method, value, stored) => {
    const engine = await fresh();
    const path = `/indexes/test/settings/${route}`;
    const before = (await call(engine, 'GET', path)).body;
    expect((await call(engine, method, path, JSON.stringify(value))).status).toBe(202);
    expect((await call(engine, 'GET', path)).body).toEqual(stored ?? value);
    expect((await call(engine, 'GET', '/indexes/test/settings')).body[name]).toEqual(stored ?? value);
    await call(engine, method, path, 'null');
    expect((await call(engine, 'GET', path)).body).toEqual(before);
    await call(engine, method, path, JSON.stringify(value));
    await call(engine, 'DELETE', path);
    expect((await call(engine, 'GET', path)).body).toEqual(before);
  });

  it('resets all settings with DELETE and changes only those in a PATCH', async () => {
    const engine = await fresh();
    await call(engine, 'PATCH', '/indexes/test/settings', { stopWords: ['a'], pagination: { maxTotalHits: 5 } });
    await call(engine, 'PATCH', '/indexes/test/settings', { stopWords: null });
    expect((await call(engine, 'GET', '/indexes/test/settings')).body).toMatchObject({
      stopWords: [],
      pagination: { maxTotalHits: 5 },
    });
    await call(engine, 'DELETE', '/indexes/test/settings');
    expect((await call(engine, 'GET', '/indexes/test/settings')).body.pagination).toEqual({ maxTotalHits: 1000 });
  });

  it('settings: completes the object form of filterable attributes with its defaults', async () => {
    const engine = await fresh();
    await call(engine, 'PUT', '/indexes/test/settings/filterable-attributes', [{ attributePatterns: ['doggos.*'] }]);
    expect((await call(engine, 'GET', '/indexes/test/settings/filterable-attributes')).body).toEqual([
      {
        attributePatterns: ['doggos.*'],
        features: { facetSearch: false, filter: { equality: true, comparison: false } },
      },
    ]);
  });
});
