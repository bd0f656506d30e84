import { describe, expect, it } from 'vitest';

import { call, engineWith, idsOf } from '../test/testEngine.ts';

const stock = [
  { id: 1, make: 'Ford', price: 100 },
  { id: 2, make: 'Kia', price: 200 },
  { id: 3, make: 'Ford', price: 300 },
  { id: 4, make: 'Audi', price: 400 },
];
const start = () => engineWith(stock, { filterableAttributes: ['make', 'price'] });

describe('documents', () => {
  it('replaces with POST, merges with PUT and preserves the order of documents', async () => {
    const engine = await start();
    await call(engine, 'POST', '/indexes/test/documents', [{ id: 2, price: 250 }]);
    await call(engine, 'PUT', '/indexes/test/documents', [
      { id: 1, price: 150 },
      { id: 5, make: 'Seat' },
    ]);
    expect((await call(engine, 'GET', '/indexes/test/documents')).body.results).toEqual([
      { id: 1, make: 'Ford', price: 150 },
      { id: 2, price: 250 },
      { id: 3, make: 'Ford', price: 300 },
      { id: 4, make: 'Audi', price: 400 },
      { id: 5, make: 'Seat' },
    ]);
  });

  it('adds documents from NDJSON', async () => {
    const engine = await start();
    await call(engine, 'POST', '/indexes/test/documents', '{"id": 8}\n{"id": 9}\n', {
      'content-type': 'application/x-ndjson',
    });
    expect((await call(engine, 'GET', '/indexes/test/documents')).body.total).toBe(6);
  });

  it('adds either all documents of a request or none', async () => {
    const engine = await start();
    await call(engine, 'POST', '/indexes/test/documents', [{ id: 8 }, { make: 'no key' }]);
    expect((await call(engine, 'GET', '/indexes/test/documents')).body.total).toBe(4);
  });

  it('pages and filters the list and selects its fields', async () => {
    const engine = await start();
    expect(
      (await call(engine, 'GET', '/indexes/test/documents?offset=1&limit=1&fields=id,make&filter=make%20%3D%20ford'))
        .body,
    ).toEqual({ results: [{ id: 3, make: 'Ford' }], offset: 1, limit: 1, total: 2 });
    expect(
      (await call(engine, 'POST', '/indexes/test/documents/fetch', { filter: ['price > 250'], fields: ['id'] })).body
        .results,
    ).toEqual([{ id: 3 }, { id: 4 }]);
    expect(await call(engine, 'GET', '/indexes/test/documents?limit=many')).toMatchObject({
      status: 400,
      body: { code: 'invalid_document_limit' },
    });
    expect(await call(engine, 'POST', '/indexes/test/documents/fetch', { filter: 'colour = red' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_document_filter' },
    });
  });

  it('returns one document, or 404', async () => {
    const engine = await start();
    expect((await call(engine, 'GET', '/indexes/test/documents/4?fields=make')).body).toEqual({ make: 'Audi' });
    expect(await call(engine, 'GET', '/indexes/test/documents/99')).toMatchObject({
      status: 404,
      body: { code: 'document_not_found', message: 'Document `99` not found.' },
    });
  });

  it.each([
    ['one document', 'DELETE', '/indexes/test/documents/2', undefined, [1, 3, 4], 1],
    ['a list of ids', 'POST', '/indexes/test/documents/delete-batch', [1, '4', 99], [2, 3], 2],
    ['the documents of a filter', 'POST', '/indexes/test/documents/delete', { filter: 'make = ford' }, [2, 4], 2],
    ['all', 'DELETE', '/indexes/test/documents', undefined, [], 4],
  ])('documents: deletes %s and searches the rest', async (_, method, path, body, left, gone) => {
    const engine = await start();
    await idsOf(engine, { q: 'ford' });
    const { taskUid } = (await call(engine, method, path, body)).body;
    expect(await idsOf(engine, {})).toEqual(left);
    expect((await call(engine, 'GET', `/tasks/${taskUid}`)).body.details.deletedDocuments).toBe(gone);
  });

  it('documents: refuses to delete by an empty filter', async () => {
    expect(await call(await start(), 'POST', '/indexes/test/documents/delete', { filter: '' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_document_filter' },
    });
  });

  it('documents: includes a change in the next search', async () => {
    const engine = await start();
    expect(await idsOf(engine, { q: 'mazda' })).toEqual([]);
    await call(engine, 'PUT', '/indexes/test/documents', [{ id: 3, make: 'Mazda' }]);
    expect(await idsOf(engine, { q: 'mazda' })).toEqual([3]);
    expect(await idsOf(engine, { filter: 'make = ford' })).toEqual([1]);
  });
});
