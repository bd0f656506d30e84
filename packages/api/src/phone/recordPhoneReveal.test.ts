import { describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { recordPhoneReveal } from './recordPhoneReveal.ts';

const reveal = async (respond: () => Response | Promise<Response>) => {
  const sent: unknown[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.method, new URL(request.url).pathname, await request.json());
      return respond();
    },
  });
  return { isRecorded: await recordPhoneReveal(http, { car_id: 7, dealership_id: 20, website_id: 201 }), sent };
};

describe('recordPhoneReveal', () => {
  it('recordPhoneReveal sends car, dealership and website', async () => {
    expect(await reveal(() => Response.json({ success: true }))).toEqual({
      isRecorded: true,
      sent: ['POST', '/api/reveal-phone', { car_id: 7, dealership_id: 20, website_id: 201 }],
    });
  });

  it.each([
    ['a server error', () => new Response('', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('recordPhoneReveal returns false after %s', async (_, respond) => {
    expect((await reveal(respond as () => Response)).isRecorded).toBe(false);
  });
});
