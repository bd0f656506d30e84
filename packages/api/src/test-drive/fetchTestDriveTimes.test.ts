import { describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { fetchTestDriveTimes } from './fetchTestDriveTimes.ts';

const ask = async (respond: () => Response | Promise<Response>) => {
  const requests: string[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      requests.push(url.pathname + url.search);
      return respond();
    },
  });
  return { times: await fetchTestDriveTimes(http, { carId: 7, date: '2026-04-01' }), requests };
};

describe('fetchTestDriveTimes', () => {
  it('fetchTestDriveTimes requests a car and a day and returns the sorted times', async () => {
    expect(
      await ask(() =>
        Response.json({ times: ['2026-04-01T13:30', '2026-04-01T09:00', '2026-04-01T09:00', '2026-04-02T09:00'] }),
      ),
    ).toEqual({
      requests: ['/api/test-drive-availability?car_id=7&date=2026-04-01'],
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
