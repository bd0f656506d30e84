import { describe, expect, it, vi } from 'vitest';
import { parseScenario, scenarioText } from './parseScenario.ts';
import { withFaults } from './withFaults.ts';
import type { FaultGroup } from './scenario.ts';

const run = (query: string, group: FaultGroup, body: unknown = { fine: true }): Promise<Response> =>
  withFaults(parseScenario(new URLSearchParams(query)), group, async () => Response.json(body));

describe('withFaults', () => {
  it('withFaults does not affect other calls', async () => {
    expect(await (await run('scenario=lead-500', 'search')).json()).toEqual({ fine: true });
    expect(await (await run('', 'leads')).json()).toEqual({ fine: true });
  });

  it.each([
    ['search-down', 'search', 'error'],
    ['lead-offline', 'leads', 'error'],
    ['api-down', 'api', 'error'],
    ['api-down', 'leads', 'error'],
  ] as const)('withFaults: %s cuts the connection of %s', async (scenario, group, type) => {
    expect((await run(`scenario=${scenario}`, group)).type).toBe(type);
  });

  it.each([
    ['search-error', 'search', 503],
    ['site-missing', 'site', 404],
    ['lead-422', 'leads', 422],
  ] as const)('withFaults: %s answers %s with %d', async (scenario, group, status) => {
    expect((await run(`scenario=${scenario}`, group)).status).toBe(status);
  });

  it('withFaults breaks every third vehicle in every result, and no others', async () => {
    const hits = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, slug: `car-${id}`, make: 'Toyota' }));
    const answer = (await (
      await run('scenario=malformed-hits', 'search', { results: [{ hits, totalHits: 7 }] })
    ).json()) as { results: { hits: unknown[]; totalHits: number }[] };
    expect(answer.results[0]?.totalHits).toBe(7);
    expect(answer.results[0]?.hits).toEqual([hits[0], hits[1], null, hits[3], hits[4], { id: 6 }, hits[6]]);
  });

  it('withFaults delays the calls of the scenario, or all calls without one', async () => {
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

describe('options of a fault', () => {
  const statuses = async (query: string, calls: number): Promise<number[]> => {
    const scenario = parseScenario(new URLSearchParams(query));
    const answers = Array.from({ length: calls }, () =>
      withFaults(scenario, 'leads', async () => Response.json({ fine: true })),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };

  it('changes the status, also of a fault that usually breaks the connection', async () => {
    expect(await statuses('scenario=lead-offline(status:503)', 1)).toEqual([503]);
  });

  it('options of a fault: breaks only the call with this number', async () => {
    expect(await statuses('scenario=lead-500(call:2)', 3)).toEqual([200, 500, 200]);
  });

  it('options of a fault: breaks some of the calls', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.29).mockReturnValueOnce(0.31);
    expect(await statuses('scenario=lead-500(chance:30)', 2)).toEqual([500, 200]);
  });

  it('delays this fault alone', async () => {
    const from = performance.now();
    await statuses('scenario=lead-500(delay:60)', 1);
    expect(performance.now() - from).toBeGreaterThanOrEqual(55);
  });

  it('names the faults that a call met', async () => {
    const notes = { faults: [], unhandled: false };
    const scenario = parseScenario(new URLSearchParams('scenario=lead-500,search-down,offline'));
    await withFaults(scenario, 'leads', async () => Response.json({}), notes);
    expect(notes.faults).toEqual(['lead-500', 'offline']);
    expect((await withFaults(scenario, 'site', async () => Response.json({}))).status).toBe(200);
  });
});

describe('parseScenario', () => {
  it.each([
    ['scenario=lead-500,lead-slow&delay=100', { names: ['lead-500', 'lead-slow'], delayMs: 100, unknown: [] }],
    [
      'scenario=lead-500(status:503;call:2),search-down(chance:50;delay:400)',
      {
        names: ['lead-500', 'search-down'],
        options: { 'lead-500': { status: 503, call: 2 }, 'search-down': { chance: 50, delay: 400 } },
      },
    ],
    ['scenario=lead-500(status:99)', { names: [], unknown: ['lead-500(status:99)'] }],
    ['scenario=lead-500(retries:2)', { names: [], unknown: ['lead-500(retries:2)'] }],
    ['scenario=lead-500(call:second)', { names: [], unknown: ['lead-500(call:second)'] }],
    ['scenario=no-such', { names: [], delayMs: 0, unknown: ['no-such'] }],
    ['scenario=toString', { names: [], delayMs: 0, unknown: ['toString'] }],
    ['delay=-5', { names: [], delayMs: 0, unknown: [] }],
    ['delay=soon', { names: [], delayMs: 0, unknown: [] }],
    ['delay=9999999', { names: [], delayMs: 60_000, unknown: [] }],
  ])('parseScenario reads %s', (query, expected) => {
    expect(parseScenario(new URLSearchParams(query))).toMatchObject(expected);
  });

  it('parseScenario reads back what it writes', () => {
    const faults = [
      { name: 'lead-500', options: { status: 503, call: 2 } },
      { name: 'offline', options: {} },
    ];
    const text = scenarioText(faults);
    expect(text).toBe('lead-500(status:503;call:2),offline');
    expect(parseScenario(new URLSearchParams({ scenario: text })).options).toEqual({
      'lead-500': { status: 503, call: 2 },
      offline: {},
    });
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
  ] as const)('faults of one endpoint: %s answers %s with %d', async (scenario, group, status) => {
    expect((await run(`scenario=${scenario}`, group)).status).toBe(status);
  });
});
