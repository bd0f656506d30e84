import { describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { recordPhoneReveal } from './recordPhoneReveal.ts';

const tell = async (respond: () => Response | Promise<Response>) => {
  const sent: unknown[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.method, new URL(request.url).pathname, await request.json());
      return respond();
    },
  });
  return { told: await recordPhoneReveal(http, { car_id: 7, dealership_id: 20, website_id: 201 }), sent };
};

describe('recordPhoneReveal', () => {
  it('says which car, dealership and website', async () => {
    expect(await tell(() => Response.json({ success: true }))).toEqual({
      told: true,
      sent: ['POST', '/api/reveal-phone', { car_id: 7, dealership_id: 20, website_id: 201 }],
    });
  });

  it.each([
    ['a server in trouble', () => new Response('', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('answers no to %s, and never throws', async (_, respond) => {
    expect((await tell(respond as () => Response)).told).toBe(false);
  });
});
