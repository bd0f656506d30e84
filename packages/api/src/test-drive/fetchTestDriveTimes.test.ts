import { describe, expect, it } from 'vitest';
import { serving } from '../test/serving.ts';
import { fetchTestDriveTimes } from './fetchTestDriveTimes.ts';

const ask = async (respond: () => Response | Promise<Response>) => {
  const { http, requests } = serving(respond);
  const times = await fetchTestDriveTimes(http, { carId: 7, date: '2026-04-01' });
  return { times, requests: requests.map(({ url }) => url) };
};

describe('fetchTestDriveTimes', () => {
  it('fetchTestDriveTimes requests a car and a day and returns the sorted times', async () => {
    expect(
      await ask(() =>
        Response.json({ times: ['2026-04-01T13:30', '2026-04-01T09:00', '2026-04-01T09:00', '2026-04-02T09:00'] }),
      ),
    ).toEqual({
      requests: ['https://dealer.example/api/test-drive-availability?car_id=7&date=2026-04-01'],
      times: { kind: 'times', times: ['2026-04-01T09:00', '2026-04-01T13:30'] },
    });
  });

  it('fetchTestDriveTimes distinguishes a day without times from a failed call', async () => {
    expect((await ask(() => Response.json({ times: [] }))).times).toEqual({ kind: 'times', times: [] });
  });

  it.each([
    ['a server error', () => new Response('', { status: 503 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['an HTML page', () => new Response('<html>')],
    ['invalid times', () => Response.json({ times: ['next week'] })],
    ['no list of times', () => Response.json({})],
  ])('fails: %s', async (_, respond) => {
    expect((await ask(respond as () => Response)).times).toEqual({ kind: 'failed' });
  });
});
