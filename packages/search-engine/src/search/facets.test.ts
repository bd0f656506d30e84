import { describe, expect, it } from 'vitest';

import { call, engineWith, nested, search } from '../test/testEngine.ts';

const facetsOf = async (engine: Awaited<ReturnType<typeof engineWith>>, body: Record<string, unknown>) =>
  (await search(engine, body)).body;

describe('facets', () => {
  it('facets: counts values; an attribute without a value among the hits is empty, one that no document has is absent', async () => {
    const engine = await engineWith(nested, { filterableAttributes: ['father', 'doggos', 'colour'] });
    const facets = ['father', 'doggos.age', 'colour'];
    const { facetDistribution, facetStats } = await facetsOf(engine, { facets, filter: 'father = romain' });
    expect(facetDistribution).toEqual({ father: { romain: 1 }, 'doggos.age': {} });
    expect(facetStats).toEqual({});
    expect((await facetsOf(engine, { facets: ['colour'] })).facetDistribution).toEqual({});
  });

  it('facets: expands a parent to its members and * to all filterable attributes', async () => {
    const engine = await engineWith(nested, { filterableAttributes: ['doggos', 'father'] });
    expect((await facetsOf(engine, { facets: ['doggos'] })).facetDistribution).toEqual({
      doggos: {},
      'doggos.age': { 2: 1, 4: 1, 5: 1, 6: 1, 8: 1 },
      'doggos.name': { bobby: 1, buddy: 1, fast: 1, 'gros bill': 1, turbo: 1 },
    });
    expect(Object.keys((await facetsOf(engine, { facets: ['*'] })).facetDistribution)).toEqual([
      'doggos',
      'doggos.age',
      'doggos.name',
      'father',
    ]);
  });

  it('facets: writes numbers as text and merges values that differ by case', async () => {
    const engine = await engineWith(
      [
        { id: 1, v: 2 },
        { id: 2, v: 5.5 },
        { id: 3, v: 2.0 },
        { id: 4, make: 'Ford' },
        { id: 5, make: 'FORD' },
        { id: 6, make: ['ford', 'Ford', 'Kia'] },
      ],
      { filterableAttributes: ['v', 'make'] },
    );
    expect((await facetsOf(engine, { facets: ['v', 'make'] })).facetDistribution).toEqual({
      v: { 2: 2, 5.5: 1 },
      make: { Ford: 3, Kia: 1 },
    });
  });

  it('facets: uses the spelling of the first document of each search', async () => {
    const engine = await engineWith(
      [
        { id: 1, make: 'Ford', model: 'UTE' },
        { id: 2, make: 'Holden', model: 'Ute' },
        { id: 3, make: 'Holden', model: 'ute' },
      ],
      { filterableAttributes: ['make', 'model'] },
    );
    expect((await facetsOf(engine, { facets: ['model'] })).facetDistribution).toEqual({ model: { UTE: 3 } });
    expect((await facetsOf(engine, { facets: ['model'], filter: 'make = Holden' })).facetDistribution).toEqual({
      model: { Ute: 2 },
    });
    expect(
      (await call(engine, 'POST', '/indexes/test/facet-search', { facetName: 'model', filter: 'make = Holden' })).body
        .facetHits,
    ).toEqual([{ value: 'Ute', count: 2 }]);
  });

  it('counts no facet value for an empty text', async () => {
    const engine = await engineWith(
      [
        { id: 1, badge: '' },
        { id: 2, badge: 'SR5' },
        { id: 3, badge: ['', 'XLT'] },
      ],
      { filterableAttributes: ['badge'] },
    );
    expect((await facetsOf(engine, { facets: ['badge'] })).facetDistribution).toEqual({ badge: { SR5: 1, XLT: 1 } });
    expect((await facetsOf(engine, { filter: 'badge = ""' })).hits).toEqual([]);
    expect((await facetsOf(engine, { filter: 'badge IS EMPTY' })).hits).toEqual([{ id: 1, badge: '' }]);
  });

  it('facets: counts each distinct value once with pages, and every document with offsets', async () => {
    const docs = [
      { id: 1, model: 'Hilux', colour: 'Red' },
      { id: 2, model: 'Hilux', colour: 'White' },
      { id: 3, model: 'Corolla', colour: 'White' },
      { id: 4, colour: 'White' },
    ];
    const engine = await engineWith(docs, { filterableAttributes: ['model', 'colour'], distinctAttribute: 'model' });
    expect((await facetsOf(engine, { facets: ['colour'], hitsPerPage: 10 })).facetDistribution).toEqual({
      colour: { Red: 1, White: 2 },
    });
    expect((await facetsOf(engine, { facets: ['colour'] })).facetDistribution).toEqual({
      colour: { Red: 1, White: 3 },
    });
  });

  it('facets: lists equal counts by name, last name first', async () => {
    const engine = await engineWith(
      ['Towing', 'Family', 'Work', 'Work'].map((use, id) => ({ id, use })),
      { filterableAttributes: ['use'], faceting: { sortFacetValuesBy: { '*': 'count' } } },
    );
    expect(Object.keys((await facetsOf(engine, { facets: ['use'] })).facetDistribution.use)).toEqual([
      'Work',
      'Towing',
      'Family',
    ]);
  });

  it('returns bounds of numbers only, and no facets by default', async () => {
    const engine = await engineWith(nested, { filterableAttributes: ['doggos', 'father'] });
    expect((await facetsOf(engine, { facets: ['doggos.age', 'father'] })).facetStats).toEqual({
      'doggos.age': { min: 2, max: 8 },
    });
    expect((await facetsOf(engine, { facets: ['father'] })).facetStats).toEqual({});
    expect(await facetsOf(engine, { facets: [] })).toMatchObject({ facetDistribution: {}, facetStats: {} });
    expect(await facetsOf(engine, {})).not.toHaveProperty('facetStats');
  });

  const many = Array.from({ length: 1200 }, (_, id) => ({ id, make: id % 3 === 0 ? 'Kia' : 'Ford', price: id }));
  it('facets: counts all matching documents, beyond the page and maxTotalHits', async () => {
    const engine = await engineWith(many, { filterableAttributes: ['make', 'price'] });
    for (const page of [{ limit: 0 }, { hitsPerPage: 0 }, { limit: 5, offset: 990 }]) {
      expect((await facetsOf(engine, { facets: ['make'], ...page })).facetDistribution).toEqual({
        make: { Ford: 800, Kia: 400 },
      });
    }
  });

  it('facets: narrows the bounds by a filter on the same attribute', async () => {
    const engine = await engineWith(many, { filterableAttributes: ['price'] });
    expect((await facetsOf(engine, { facets: ['price'], filter: 'price 100 TO 200' })).facetStats).toEqual({
      price: { min: 100, max: 200 },
    });
  });

  it('facets: limits values after sorting, which orders numbers as text for few candidates and by value for many', async () => {
    const few = await engineWith(many, { filterableAttributes: ['price'], faceting: { maxValuesPerFacet: 4 } });
    expect(new Set(Object.keys((await facetsOf(few, { facets: ['price'] })).facetDistribution.price))).toEqual(
      new Set(['0', '1', '10', '100']),
    );
    const lots = await engineWith(
      Array.from({ length: 3200 }, (_, id) => ({ id, price: id })),
      { filterableAttributes: ['price'], faceting: { maxValuesPerFacet: 4 } },
    );
    expect(new Set(Object.keys((await facetsOf(lots, { facets: ['price'] })).facetDistribution.price))).toEqual(
      new Set(['0', '1', '2', '3']),
    );
    expect(
      Object.keys(
        (
          await facetsOf(
            await engineWith(
              Array.from({ length: 140 }, (_, id) => ({ id, make: `make ${id}` })),
              { filterableAttributes: ['make'] },
            ),
            { facets: ['make'] },
          )
        ).facetDistribution.make,
      ),
    ).toHaveLength(100);
  });

  it('facets: sorts by count or name as the settings of the attribute define', async () => {
    const docs = [
      { id: 1, make: 'Kia', body: 'Ute' },
      { id: 2, make: 'Audi', body: 'SUV' },
      { id: 3, make: 'Kia', body: 'Ute' },
      { id: 4, make: 'Ford', body: 'Ute' },
    ];
    const engine = await engineWith(docs, {
      filterableAttributes: ['make', 'body'],
      faceting: { sortFacetValuesBy: { '*': 'count', make: 'alpha' } },
    });
    const { facetDistribution } = await facetsOf(engine, { facets: ['make', 'body'] });
    expect(Object.keys(facetDistribution.make)).toEqual(['Audi', 'Ford', 'Kia']);
    expect(Object.keys(facetDistribution.body)).toEqual(['Ute', 'SUV']);
  });
});

describe('the order of facet values in the JSON', () => {
  it('follows the setting, except for integers, which every JavaScript client lists first and by value', async () => {
    const docs = [
      { id: 1, body: 'Ute', year: 2020 },
      { id: 2, body: 'SUV', year: 2019 },
      { id: 3, body: 'Ute', year: 2020 },
      { id: 4, body: 'Hatch', year: 2021 },
      { id: 5, body: 'Hatch', year: 2020 },
      { id: 6, body: 'Ute', year: 2021 },
    ];
    const engine = await engineWith(docs, {
      filterableAttributes: ['body', 'year'],
      faceting: { sortFacetValuesBy: { '*': 'count' } },
    });
    const answer = await engine.handle(
      new Request('http://engine/indexes/test/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"facets":["body","year"],"limit":0}',
      }),
    );
    expect(await answer.text()).toContain(
      '"facetDistribution":{"body":{"Ute":3,"Hatch":2,"SUV":1},"year":{"2019":1,"2020":3,"2021":2}}',
    );
  });
});

describe('facet search', () => {
  const books = [
    { id: 1, title: 'a', genres: ['Adventure', 'Action'] },
    { id: 2, title: 'b', genres: ['Action'] },
    { id: 3, title: 'c', genres: ['Multiple Words'] },
    { id: 4, title: 'd', genres: ['Comedy', 'Adventure'], year: 2020 },
  ];
  const ask = async (body: unknown, settings: Record<string, unknown> = {}) =>
    call(
      await engineWith(books, { filterableAttributes: ['genres', 'year', 'title'], ...settings }),
      'POST',
      '/indexes/test/facet-search',
      body,
    );

  it.each([
    ['a', ['Action', 'Adventure']],
    ['àdventure', ['Adventure']],
    ['words', []],
    ['multiple w', ['Multiple Words']],
    ['advanture', ['Adventure']],
    ['cmdy', []],
  ])('facet search finds values by prefix: %s', async (facetQuery, values) => {
    const { body } = await ask({ facetName: 'genres', facetQuery });
    expect(body.facetHits.map(({ value }: { value: string }) => value)).toEqual(values);
    expect(body.facetQuery).toBe(facetQuery);
  });

  it('facet search returns all values of the documents that match query and filter', async () => {
    const { body } = await ask({ facetName: 'genres' });
    expect(body).toMatchObject({
      facetQuery: null,
      facetHits: [
        { value: 'Action', count: 2 },
        { value: 'Adventure', count: 2 },
        { value: 'Comedy', count: 1 },
        { value: 'Multiple Words', count: 1 },
      ],
    });
    expect(Object.keys(body).sort()).toEqual(['facetHits', 'facetQuery', 'processingTimeMs']);
    expect((await ask({ facetName: 'genres', filter: 'year = 2020' })).body.facetHits).toEqual([
      { value: 'Adventure', count: 1 },
      { value: 'Comedy', count: 1 },
    ]);
    expect((await ask({ facetName: 'genres', q: 'b', attributesToSearchOn: ['title'] })).body.facetHits).toEqual([
      { value: 'Action', count: 1 },
    ]);
  });

  it('ignores the search parameters that the InstantSearch adapter adds', async () => {
    const { status, body } = await ask({
      facetName: 'genres',
      facetQuery: 'com',
      facets: ['genres'],
      limit: 21,
      offset: 0,
      sort: ['price:asc'],
      attributesToHighlight: ['*'],
      highlightPreTag: '__',
      highlightPostTag: '__',
    });
    expect(status).toBe(200);
    expect(body.facetHits).toEqual([{ value: 'Comedy', count: 1 }]);
  });

  it('facet search finds no numbers, and applies the order and limit of the settings', async () => {
    expect((await ask({ facetName: 'year', facetQuery: '20' })).body.facetHits).toEqual([]);
    expect((await ask({ facetName: 'year' })).body.facetHits).toEqual([]);
    expect((await ask({ facetName: 'genres' }, { faceting: { maxValuesPerFacet: 1 } })).body.facetHits).toEqual([
      { value: 'Action', count: 2 },
    ]);
  });

  it.each([
    ['an attribute that is not facet-searchable', { facetName: 'colour' }, {}, 'invalid_facet_search_facet_name'],
    [
      'the object form without facet search',
      { facetName: 'genres' },
      { filterableAttributes: [{ attributePatterns: ['genres'] }] },
      'invalid_facet_search_facet_name',
    ],
    ['an index with facet search disabled', { facetName: 'genres' }, { facetSearch: false }, 'facet_search_disabled'],
    ['no name', { facetQuery: 'a' }, {}, 'missing_facet_search_facet_name'],
    ['a query that is not a string', { facetName: 'genres', facetQuery: 1 }, {}, 'invalid_facet_search_query'],
  ])('facet search refuses %s', async (_, body, settings, code) => {
    expect(await ask(body, settings)).toMatchObject({ status: 400, body: { code } });
  });
});
