import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '@dealer/api/http';
import { aSite, aVehicleDoc } from '@dealer/core/testing';
import { createSearchTransport } from '../transport/index.ts';
import { createSearchQueries } from './createSearchQueries.ts';

/** The searches of a site on a server that finds a Hilux and a malformed document, or answers something else. */
const aSearch = ({ searchCacheLimit = 50, answers = [] as Response[] } = {}) => {
  const site = aSite({
    services: { search: { host: 'https://search.example', apiKey: 'k' } },
    search: { searchCacheLimit },
  });
  const fetch = vi.fn(
    async () => answers.shift() ?? Response.json({ results: [{ hits: [aVehicleDoc({ id: 7 }), {}], totalHits: 2 }] }),
  );
  const transport = createSearchTransport({ site, http: createHttp({ baseUrl: '', fetch }), now: 0 });
  const onMalformedHit = vi.fn<(reasons: string[]) => void>();
  return { search: createSearchQueries({ site, transport, onMalformedHit }), fetch, onMalformedHit };
};

const first = [{ q: 'hilux', limit: 1 }];

describe('repeated stock searches of a visit', () => {
  it('repeated stock searches of a visit are sent, parsed and reported once, also while the first is on its way', async () => {
    const { search, fetch, onMalformedHit } = aSearch();
    const [one, two] = await Promise.all([search.multiSearch(first), search.multiSearch([{ ...first[0] }])]);
    expect(one).toMatchObject({ kind: 'ok', value: [{ vehicles: [{ id: 7 }], total: 2 }] });
    expect(two).toBe(one);
    expect(await search.multiSearch(first)).toBe(one);
    expect(fetch).toHaveBeenCalledOnce();
    expect(onMalformedHit).toHaveBeenCalledOnce();
  });

  it('repeated stock searches of a visit differ by their filter: with sold vehicles or without', async () => {
    const { search, fetch } = aSearch();
    await search.multiSearch(first);
    await search.multiSearch(first, { scope: 'anyAvailability' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server failed', () => new Response('', { status: 503 })],
    ['the answer was malformed', () => Response.json({ oops: true })],
    ['a result was missing', () => Response.json({ results: [] })],
  ])('repeated stock searches of a visit are sent once more where %s', async (_, answer) => {
    const { search, fetch } = aSearch({ answers: [answer()] });
    expect(await search.multiSearch(first)).toMatchObject({ kind: 'failed' });
    expect(await search.multiSearch(first)).toMatchObject({ kind: 'ok' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('repeated stock searches of a visit are sent each time for a site that caches nothing', async () => {
    const { search, fetch } = aSearch({ searchCacheLimit: 0 });
    await search.multiSearch(first);
    await search.multiSearch(first);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
