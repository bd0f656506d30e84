import { describe, expect, it } from 'vitest';
import { createEngine } from '@dealer/search-engine/engine';
import { liveKeyFaults } from './searchKey.ts';

const token = (searchRules: unknown): string =>
  ['head', Buffer.from(JSON.stringify({ searchRules })).toString('base64url'), 'signature'].join('.');
const ownStock = { filter: 'dealership_id = 1' };
const service = {
  host: 'https://search.example/',
  apiKey: token({ Car_production: ownStock }),
  indexName: 'Car_production',
  wholeIndex: false,
};

/** A Meilisearch server where the key has these rights. */
const server =
  (can: readonly string[]) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    const action =
      pathname === '/keys'
        ? 'keys.get'
        : pathname.endsWith('/documents')
          ? 'documents.add'
          : pathname.endsWith('/settings')
            ? 'settings.update'
            : 'search';
    if (!can.includes(action)) return Response.json({ code: 'invalid_api_key' }, { status: 403 });
    if (action === 'search') return Response.json({ hits: [] });
    return init.method === 'GET'
      ? Response.json({ results: [] })
      : Response.json({ code: 'bad_request' }, { status: action === 'documents.add' ? 415 : 400 });
  };

describe('a search key, checked with its server', () => {
  it('passes if it can search and nothing else', async () => {
    expect(await liveKeyFaults(service, server(['search']))).toEqual([]);
  });

  it.each([
    [['search', 'documents.add'], /^can write documents;/],
    [['search', 'settings.update'], /^can change settings;/],
    [
      ['search', 'keys.get', 'documents.add', 'settings.update'],
      /^can read and create keys and write documents and change settings;/,
    ],
    [[], /^cannot search Car_production: the server answered 403/],
  ])('a search key is rejected if it can %j', async (can, message) => {
    const faults = await liveKeyFaults(service, server(can));
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toMatch(message);
  });

  it.each([
    ['a key of the server', 'a'.repeat(64)],
    ['a token without a filter', token({ Car_production: {} })],
    ['a token with an empty filter', token({ Car_production: { filter: '' } })],
    ['a token without a rule', token({ Car_production: null })],
    ['a token for all indexes', token({ Car_production: ownStock, '*': {} })],
    ['a token for indexes of that name', token({ Car_production: ownStock, 'Car_*': null })],
    ['a token with a list', token(['Car_production'])],
    ['a token for another index', token({ Car_production_gone: ownStock })],
  ])('a search key is rejected if it searches the stock of other dealers: %s', async (_, apiKey) => {
    const [fault] = await liveKeyFaults({ ...service, apiKey }, server(['search']));
    expect(fault?.message).toMatch(/stock of every dealer/);
    expect(await liveKeyFaults({ ...service, apiKey, wholeIndex: true }, server(['search']))).toEqual([]);
  });

  it('a search key does not pass if the server does not answer', async () => {
    expect((await liveKeyFaults(service, () => Promise.reject(new Error('down'))))[0]?.message).toMatch(
      /did not answer/,
    );
  });

  it('a search key changes nothing on the server', async () => {
    const engine = createEngine();
    const ask = (url: string, init: RequestInit): Promise<Response> => engine.handle(new Request(url, init));
    await ask('https://search.example/indexes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"uid":"Car_production","primaryKey":"id"}',
    });
    const state = async () => [
      await (await ask('https://search.example/indexes/Car_production/settings', {})).json(),
      await (await ask('https://search.example/indexes/Car_production/stats', {})).json(),
    ];
    const before = await state();
    const [fault] = await liveKeyFaults({ ...service, apiKey: '' }, ask);
    expect(fault?.message).toMatch(/^is empty, and the server lets anybody/);
    expect(await state()).toEqual(before);
  });
});
