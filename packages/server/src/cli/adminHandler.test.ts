import { describe, expect, it } from 'vitest';
import { adminHandler, sumMetrics } from './adminHandler.ts';

const purged: string[] = [];
const state = { isStopping: false, isReady: true };
const admin = adminHandler({
  isStopping: () => state.isStopping,
  isReady: () => state.isReady,
  isSearchAvailable: async () => true,
  metrics: () => [
    '# TYPE requests counter\nrequests{status="2xx"} 2\n',
    '# TYPE requests counter\nrequests{status="2xx"} 3\nrequests{status="4xx"} 1\n',
  ],
  purge: (tags) => purged.push(...tags),
});
const ask = async (path: string, body?: string): Promise<[number, string]> => {
  const answer = await admin(
    new Request(`http://localhost:9090${path}`, body === undefined ? {} : { method: 'POST', body }),
  );
  return [answer.status, await answer.text()];
};

describe('the admin port', () => {
  it('adds up the metrics of all processes', async () => {
    expect((await ask('/metrics'))[1]).toBe(
      '# TYPE requests counter\nrequests{status="2xx"} 5\nrequests{status="4xx"} 1\n',
    );
    expect(sumMetrics([])).toBe('');
    const sites = 'dealer_sites{state="answered"} 11\n';
    expect(sumMetrics([sites, sites])).toBe(sites);
  });

  it('purges pages by tag, and says what it takes', async () => {
    expect(await ask('/purge', '{"tags":["site:coast/kauri"]}')).toEqual([200, '{"purged":["site:coast/kauri"]}']);
    expect(purged).toEqual(['site:coast/kauri']);
    for (const wrong of ['', '[]', 'null', '{"tags":"site:coast/kauri"}', '{"tags":[1]}'])
      expect((await ask('/purge', wrong))[0]).toBe(400);
    expect((await ask('/purge'))[0]).toBe(405);
  });

  it('is healthy once a page was rendered, and not while it stops', async () => {
    expect(await ask('/health')).toEqual([200, '{"status":"ok","search":"available"}']);
    state.isReady = false;
    expect(await ask('/health')).toEqual([503, '{"status":"starting"}']);
    state.isStopping = true;
    expect(await ask('/health')).toEqual([503, '{"status":"stopping"}']);
    expect((await ask('/site.json'))[0]).toBe(404);
  });
});
