import { describe, expect, it } from 'vitest';

import { call, engineWith, movies, search } from '../test/testEngine.ts';

const many = Array.from({ length: 1200 }, (_, id) => ({ id, name: `car ${id}`, group: id % 6 }));

describe('the two paginations', () => {
  it('the two paginations: uses limit 20, offset 0 and an estimated total by default', async () => {
    const { body } = await search(await engineWith(movies), {});
    expect(body).toMatchObject({ limit: 20, offset: 0, estimatedTotalHits: 5 });
    expect(body).not.toHaveProperty('totalHits');
    expect(body).not.toHaveProperty('page');
  });

  it.each([
    [{ page: 1 }, { page: 1, hitsPerPage: 20, totalPages: 1, totalHits: 5 }, 5],
    [{ hitsPerPage: 2 }, { page: 1, hitsPerPage: 2, totalPages: 3, totalHits: 5 }, 2],
    [{ hitsPerPage: 2, page: 3, limit: 4, offset: 1 }, { page: 3, hitsPerPage: 2, totalPages: 3, totalHits: 5 }, 1],
    [{ page: 0 }, { page: 0, hitsPerPage: 20, totalPages: 1, totalHits: 5 }, 0],
    [{ hitsPerPage: 0 }, { page: 1, hitsPerPage: 0, totalPages: 0, totalHits: 5 }, 0],
    [{ hitsPerPage: 2, page: 9 }, { page: 9, totalHits: 5 }, 0],
  ])('the two paginations: answers pages for %o', async (body, expected, hits) => {
    const { body: answer } = await search(await engineWith(movies), body);
    expect(answer).toMatchObject(expected);
    expect(answer.hits).toHaveLength(hits);
    expect(answer).not.toHaveProperty('estimatedTotalHits');
    expect(answer).not.toHaveProperty('limit');
  });

  it('the two paginations never returns hits beyond maxTotalHits', async () => {
    const engine = await engineWith(many);
    expect((await search(engine, { limit: 1500 })).body).toMatchObject({
      hits: { length: 1000 },
      estimatedTotalHits: 1000,
    });
    expect((await search(engine, { offset: 800, limit: 400 })).body.hits).toHaveLength(200);
    expect((await search(engine, { offset: 1100, limit: 10 })).body.hits).toHaveLength(0);
    expect((await search(engine, { hitsPerPage: 100, page: 11 })).body).toMatchObject({
      hits: [],
      totalHits: 1000,
      totalPages: 10,
    });
  });

  it.each([
    [true, 1000, 48],
    [false, 1200, 58],
  ])(
    'the two paginations: limits the totals of a multi-search according to the compat option: %s (decision B2)',
    async (multiSearchTotalsCapped, total, pages) => {
      const engine = await engineWith(many, {}, { compat: { multiSearchTotalsCapped } });
      const { body } = await call(engine, 'POST', '/multi-search', {
        queries: [{ indexUid: 'test', hitsPerPage: 21 }, { indexUid: 'test' }],
      });
      expect(body.results[0]).toMatchObject({ totalHits: total, totalPages: pages });
      expect(body.results[1].estimatedTotalHits).toBe(total);
      expect((await search(engine, {})).body.estimatedTotalHits).toBe(1000);
    },
  );

  it('the two paginations: counts groups of a distinct attribute', async () => {
    const engine = await engineWith(many, { distinctAttribute: 'group' });
    expect((await search(engine, { hitsPerPage: 2, page: 3 })).body).toMatchObject({
      totalHits: 6,
      totalPages: 3,
      hits: [{ id: 4 }, { id: 5 }],
    });
  });

  it('the two paginations always returns hits, query, time and a request id, and in a multi-search the index first', async () => {
    const engine = await engineWith(movies);
    expect(Object.keys((await search(engine, {})).body)).toEqual([
      'hits',
      'query',
      'processingTimeMs',
      'limit',
      'offset',
      'estimatedTotalHits',
      'requestUid',
    ]);
    const { body } = await call(engine, 'POST', '/multi-search', { queries: [{ indexUid: 'test', q: 'room' }] });
    expect(Object.keys(body.results[0])[0]).toBe('indexUid');
    expect(body.results[0].query).toBe('room');
    expect(body.results[0].requestUid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
