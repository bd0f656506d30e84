import { describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { fetchTestDriveTimes } from './fetchTestDriveTimes.ts';

const ask = async (respond: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      asked.push(url.pathname + url.search);
      return respond();
    },
  });
  return { times: await fetchTestDriveTimes(http, { carId: 7, date: '2026-04-01' }), asked };
};

describe('fetchTestDriveTimes', () => {
  it('asks for a car and a day, and answers its times in order', async () => {
    expect(
      await ask(() =>
        Response.json({ times: ['2026-04-01T13:30', '2026-04-01T09:00', '2026-04-01T09:00', '2026-04-02T09:00'] }),
      ),
    ).toEqual({
      asked: ['/api/test-drive-availability?car_id=7&date=2026-04-01'],
      times: { kind: 'times', times: ['2026-04-01T09:00', '2026-04-01T13:30'] },
    });
  });

  it('knows a day without times from a call that failed', async () => {
    expect((await ask(() => Response.json({ times: [] }))).times).toEqual({ kind: 'times', times: [] });
  });

  it.each([
    ['a server in trouble', () => new Response('', { status: 503 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['an answer that cannot be read', () => new Response('<html>')],
    ['times that are none', () => Response.json({ times: ['next week'] })],
    ['no times at all', () => Response.json({})],
  ])('says that it failed: %s', async (_, respond) => {
    expect((await ask(respond as () => Response)).times).toEqual({ kind: 'failed' });
  });
});
