import { describe, expect, it } from 'vitest';

import { call, engineWith, movies, search } from '../test/testEngine.ts';

const settings = {
  filterableAttributes: ['genres', 'title'],
  sortableAttributes: ['id'],
  searchableAttributes: ['id', 'title'],
};

describe('validation of search parameters', () => {
  it.each([
    [
      { q: ['doggo'] },
      'invalid_search_q',
      'Invalid value type at `.q`: expected a string, but found an array: `["doggo"]`',
    ],
    [
      { offset: 'doggo' },
      'invalid_search_offset',
      'Invalid value type at `.offset`: expected a positive integer, but found a string: `"doggo"`',
    ],
    [{ limit: 'doggo' }, 'invalid_search_limit', undefined],
    [{ limit: -1 }, 'invalid_search_limit', undefined],
    [{ page: 'doggo' }, 'invalid_search_page', undefined],
    [{ hitsPerPage: 'doggo' }, 'invalid_search_hits_per_page', undefined],
    [{ cropLength: 'doggo' }, 'invalid_search_crop_length', undefined],
    [
      { facets: 'doggo' },
      'invalid_search_facets',
      'Invalid value type at `.facets`: expected an array, but found a string: `"doggo"`',
    ],
    [{ sort: 'doggo' }, 'invalid_search_sort', undefined],
    [{ attributesToRetrieve: 'doggo' }, 'invalid_search_attributes_to_retrieve', undefined],
    [{ attributesToCrop: 'doggo' }, 'invalid_search_attributes_to_crop', undefined],
    [{ attributesToHighlight: 'doggo' }, 'invalid_search_attributes_to_highlight', undefined],
    [{ showMatchesPosition: 'doggo' }, 'invalid_search_show_matches_position', undefined],
    [{ highlightPreTag: ['doggo'] }, 'invalid_search_highlight_pre_tag', undefined],
    [{ highlightPostTag: ['doggo'] }, 'invalid_search_highlight_post_tag', undefined],
    [{ cropMarker: ['doggo'] }, 'invalid_search_crop_marker', undefined],
    [
      { matchingStrategy: 'doggo' },
      'invalid_search_matching_strategy',
      'Unknown value `doggo` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
    ],
    [{ rankingScoreThreshold: 'x' }, 'invalid_search_ranking_score_threshold', undefined],
    [
      { rankingScoreThreshold: 42 },
      'invalid_search_ranking_score_threshold',
      'Invalid value at `.rankingScoreThreshold`: the value of `rankingScoreThreshold` is invalid, expected a float between `0.0` and `1.0`.',
    ],
    [
      { filter: true },
      'invalid_search_filter',
      'Invalid syntax for the filter parameter: `expected String, Array, found: true`.',
    ],
    [{ filter: [[['title = a']]] }, 'invalid_search_filter', undefined],
    [
      { facets: ['doggo'] },
      'invalid_search_facets',
      'Invalid facet distribution: Pattern `doggo` is not filterable. Available filterable attributes patterns are: `genres, title`.',
    ],
    [
      { sort: ['title:asc'] },
      'invalid_search_sort',
      'Index `test`: Attribute `title` is not sortable. Available sortable attributes are: `id`.',
    ],
    [
      { sort: ['title'] },
      'invalid_search_sort',
      'Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `title`.',
    ],
    [
      { sort: ['_geo:asc'] },
      'invalid_search_sort',
      "`_geo` is a reserved keyword and thus can't be used as a sort expression. Use the _geoPoint(latitude, longitude) built-in rule to sort on _geo field coordinates.",
    ],
    [{ sort: ['_geoDistance:asc'] }, 'invalid_search_sort', undefined],
    [{ sort: ['_geoPoint(1):asc'] }, 'invalid_search_sort', undefined],
    [
      { attributesToSearchOn: ['unknown'] },
      'invalid_search_attributes_to_search_on',
      'Index `test`: Attribute `unknown` is not searchable. Available searchable attributes are: `id, title`.',
    ],
    [{ distinct: 'doggo.truc' }, 'invalid_search_distinct', undefined],
    [{ distinct: true }, 'invalid_search_distinct', undefined],
    [{ filter: 'title CONTAINS a' }, 'feature_not_enabled', undefined],
  ])('validation of search parameters: %o', async (body, code, message) => {
    const answer = await search(await engineWith(movies, settings), body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code, type: 'invalid_request', link: `https://docs.meilisearch.com/errors#${code}` },
    });
    if (message !== undefined) expect(answer.body.message).toBe(message);
  });

  it('validation of search parameters reports if no attribute is filterable', async () => {
    expect((await search(await engineWith(movies), { facets: ['doggo'] })).body.message).toBe(
      'Invalid facet distribution: Pattern `doggo` is not filterable. This index does not have configured filterable attributes.',
    );
  });

  it('validation of search parameters omits hidden attributes from the message about distinct', async () => {
    const engine = await engineWith(movies, { ...settings, displayedAttributes: ['id', 'title'] });
    expect((await search(engine, { distinct: 'x' })).body.message).toContain('`title, <..hidden-attributes>`');
  });

  it('validation of search parameters requires `sort` in the ranking rules', async () => {
    const engine = await engineWith(movies, { ...settings, rankingRules: ['words'] });
    expect((await search(engine, { sort: ['id:asc'] })).body.message).toBe(
      'Index `test`: You must specify where `sort` is listed in the rankingRules setting to use the sort parameter at search time.',
    );
  });

  it.each([
    [
      'offset=doggo',
      'invalid_search_offset',
      'Invalid value in parameter `offset`: could not parse `doggo` as a positive integer',
    ],
    ['hitsPerPage=doggo', 'invalid_search_hits_per_page', undefined],
    ['showMatchesPosition=doggo', 'invalid_search_show_matches_position', undefined],
  ])('GET ?%s', async (query, code, message) => {
    const answer = await call(await engineWith(movies, settings), 'GET', `/indexes/test/search?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code } });
    if (message !== undefined) expect(answer.body.message).toBe(message);
  });

  it('reads all search parameters from a query string', async () => {
    const engine = await engineWith(movies, settings);
    const { body } = await call(
      engine,
      'GET',
      `/indexes/test/search?${new URLSearchParams({ q: 'captain', attributesToRetrieve: 'title', filter: '["title != glass"]', facets: 'title', hitsPerPage: '2', sort: 'id:asc' })}`,
    );
    expect(body).toMatchObject({
      hits: [{ title: 'Captain Marvel' }],
      query: 'captain',
      totalHits: 1,
      facetDistribution: { title: { 'Captain Marvel': 1 } },
    });
  });

  it('refuses a search without a body', async () => {
    expect(await call(await engineWith(movies), 'POST', '/indexes/test/search', '')).toMatchObject({
      status: 400,
      body: { code: 'missing_payload' },
    });
  });
});
