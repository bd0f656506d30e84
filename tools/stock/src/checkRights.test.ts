import { createEngine } from '@dealer/search-engine/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkRights, uploadActions } from './checkRights.ts';

const url = 'http://search.invalid';
const server = { url, index: 'Car_production' };
afterEach(() => void vi.unstubAllGlobals());

type Json = Record<string, unknown>;
/** The embedded engine with a master key, one vehicle, and a key with these rights. */
const start = async (rights: { actions: readonly string[]; indexes?: readonly string[] }) => {
  const engine = createEngine({ masterKey: 'master' });
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => engine.handle(new Request(input, init)));
  const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const headers = { authorization: 'Bearer master', 'content-type': 'application/json' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return (await (await engine.handle(new Request(url + path, init))).json()) as Json;
  };
  await call('POST', '/indexes/Car_production/documents', [{ id: 1 }]);
  const made = await call('POST', '/keys', { indexes: ['*'], expiresAt: null, ...rights });
  const state = async (): Promise<Json[]> => [
    await call('GET', '/tasks'),
    await call('GET', '/indexes'),
    await call('GET', '/indexes/Car_production/settings'),
    await call('GET', '/indexes/Car_production/documents'),
  ];
  return { key: String(made['key']), call, state };
};
const failure = (access: Parameters<typeof checkRights>[0], actions?: Parameters<typeof checkRights>[1]) =>
  checkRights(access, actions).then(
    () => '',
    (error: Error) => error.message,
  );

describe('checkRights', () => {
  it('checkRights accepts a key with the required rights, and changes nothing', async () => {
    const { key, state } = await start({ actions: uploadActions });
    const before = await state();
    expect(await failure({ ...server, key })).toBe('');
    expect(await failure({ ...server, key: 'master' })).toBe('');
    expect(await state()).toEqual(before);
  });

  it.each(uploadActions)('checkRights names the missing right %s and nothing else', async (action) => {
    const { key } = await start({ actions: uploadActions.filter((one) => one !== action) });
    expect(await failure({ ...server, key })).toMatch(
      `The key is not enough for an upload to ${url}: it lacks the action "${action}". Make a key with`,
    );
  });

  it('checkRights requires a key for all indexes if the key is limited to the two of the upload, because it cannot see their swap', async () => {
    const { key } = await start({ actions: uploadActions, indexes: ['Car_production', 'Car_production_next'] });
    expect(await failure({ ...server, key })).toMatch(
      `The key is not enough for an upload to ${url}: its "indexes" are not ["*"], and only a key for all indexes can see`,
    );
  });

  it('checkRights names several gaps at once', async () => {
    const { key } = await start({ actions: ['documents.*', 'indexes.*', 'settings.*'], indexes: ['Car*'] });
    expect(await failure({ ...server, key })).toMatch(
      /: it lacks the action "tasks.get"; its "indexes" are not \["\*"\]/,
    );
  });

  it('checkRights prints a command that makes the key, and that key is enough', async () => {
    const { key, call } = await start({ actions: ['documents.get'] });
    const command = /curl -X POST '(\S+)\/keys' .*--data '(.*)'/s.exec(await failure({ ...server, key }));
    expect(command?.[1]).toBe(url);
    const made = await call('POST', '/keys', JSON.parse(command![2]!));
    expect(await failure({ ...server, key: String(made['key']) })).toBe('');
  });

  it('checkRights asks a key for reading only where nothing is written', async () => {
    const { key } = await start({ actions: ['documents.get', 'indexes.get'], indexes: ['Car_production'] });
    expect(await failure({ ...server, key }, ['documents.get', 'indexes.get'])).toBe('');
  });

  it('checkRights requires a key, and refuses one that is unknown to the server or only searches', async () => {
    const { key } = await start({ actions: ['search'] });
    expect(await failure(server)).toMatch(`${url} takes no upload without a key. Make a key with`);
    const refused = `${url} refused the key: it is unknown or expired, or it can neither read nor write Car_production.`;
    expect(await failure({ ...server, key })).toMatch(refused);
    expect(await failure({ ...server, key: 'unknown' })).toMatch(refused);
  });

  it.each([
    ['no server', () => Promise.reject(new TypeError('fetch failed')), `No search server answers at ${url}.`],
    [
      'a server that is stuck',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      `${url} did not answer within 30 seconds.`,
    ],
    [
      'a page',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      `There is no Meilisearch at ${url}: GET /health answered 502.`,
    ],
    [
      'an old server',
      (input: string) =>
        Promise.resolve(
          input.endsWith('/health')
            ? Response.json({ status: 'available' })
            : new Response('', { status: input.endsWith('/swap-indexes') ? 404 : 200 }),
        ),
      `${url} is too old: it cannot do all that an upload needs.`,
    ],
  ])('checkRights says in words that there is %s', async (_, fetch, message) => {
    vi.stubGlobal('fetch', fetch);
    expect(await failure(server)).toContain(message);
  });
});
