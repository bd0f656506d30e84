import { describe, expect, it } from 'vitest';
import { parseScenario } from './parseScenario.ts';
import { withFaults } from './withFaults.ts';
import type { FaultGroup } from './scenario.ts';

const run = (query: string, group: FaultGroup, body: unknown = { fine: true }): Promise<Response> =>
  withFaults(parseScenario(new URLSearchParams(query)), group, async () => Response.json(body));

describe('withFaults', () => {
  it('does not affect other calls', async () => {
    expect(await (await run('scenario=lead-500', 'search')).json()).toEqual({ fine: true });
    expect(await (await run('', 'leads')).json()).toEqual({ fine: true });
  });

  it.each([
    ['search-down', 'search', 'error'],
    ['lead-offline', 'leads', 'error'],
    ['api-down', 'api', 'error'],
    ['api-down', 'leads', 'error'],
  ] as const)('%s cuts the connection of %s', async (scenario, group, type) => {
    expect((await run(`scenario=${scenario}`, group)).type).toBe(type);
  });

  it.each([
    ['search-error', 'search', 503],
    ['site-missing', 'site', 404],
    ['lead-422', 'leads', 422],
  ] as const)('%s answers %s with %d', async (scenario, group, status) => {
    expect((await run(`scenario=${scenario}`, group)).status).toBe(status);
  });

  it('breaks every third vehicle in every result, and no others', async () => {
    const hits = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, slug: `car-${id}`, make: 'Toyota' }));
    const answer = (await (
      await run('scenario=malformed-hits', 'search', { results: [{ hits, totalHits: 7 }] })
    ).json()) as { results: { hits: unknown[]; totalHits: number }[] };
    expect(answer.results[0]?.totalHits).toBe(7);
    expect(answer.results[0]?.hits).toEqual([hits[0], hits[1], null, hits[3], hits[4], { id: 6 }, hits[6]]);
  });

  it('delays the calls of the scenario, or all calls without one', async () => {
    const took = async (query: string, group: FaultGroup): Promise<number> => {
      const from = performance.now();
      await run(query, group);
      return performance.now() - from;
    };
    expect(await took('delay=60', 'site')).toBeGreaterThanOrEqual(55);
    expect(await took('scenario=search-slow&delay=60', 'search')).toBeGreaterThanOrEqual(55);
    expect(await took('scenario=search-slow&delay=60', 'site')).toBeLessThan(50);
  });
});

describe('parseScenario', () => {
  it.each([
    ['scenario=lead-500,lead-slow&delay=100', { names: ['lead-500', 'lead-slow'], delayMs: 100, unknown: [] }],
    ['scenario=no-such', { names: [], delayMs: 0, unknown: ['no-such'] }],
    ['scenario=toString', { names: [], delayMs: 0, unknown: ['toString'] }],
    ['delay=-5', { names: [], delayMs: 0, unknown: [] }],
    ['delay=soon', { names: [], delayMs: 0, unknown: [] }],
    ['delay=9999999', { names: [], delayMs: 60_000, unknown: [] }],
  ])('reads %s', (query, expected) => {
    expect(parseScenario(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('faults of one endpoint', () => {
  it.each([
    ['test-drive-error', 'testDrive', 500],
    ['test-drive-error', 'leads', 200],
    ['phone-error', 'phone', 500],
    ['phone-error', 'testDrive', 200],
    ['views-error', 'views', 500],
    ['views-error', 'api', 200],
    ['api-error', 'testDrive', 500],
    ['api-error', 'search', 200],
  ] as const)('%s answers %s with %d', async (scenario, group, status) => {
    expect((await run(`scenario=${scenario}`, group)).status).toBe(status);
  });
});
