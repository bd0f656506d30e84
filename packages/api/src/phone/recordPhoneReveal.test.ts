import { describe, expect, it } from 'vitest';
import { serving } from '../test/serving.ts';
import { recordPhoneReveal } from './recordPhoneReveal.ts';

const reveal = async (respond: () => Response | Promise<Response>) => {
  const { http, requests } = serving(respond);
  const isRecorded = await recordPhoneReveal(http, { car_id: 7, dealership_id: 20, website_id: 201 });
  return { isRecorded, request: requests[0]! };
};

describe('recordPhoneReveal', () => {
  it('recordPhoneReveal sends car, dealership and website', async () => {
    const { isRecorded, request } = await reveal(() => Response.json({ success: true }));
    expect(isRecorded).toBe(true);
    expect(request).toMatchObject({ method: 'POST', url: 'https://dealer.example/api/reveal-phone' });
    expect(await request.json()).toEqual({ car_id: 7, dealership_id: 20, website_id: 201 });
  });

  it.each([
    ['a server error', () => new Response('', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('recordPhoneReveal returns false after %s', async (_, respond) => {
    expect((await reveal(respond as () => Response)).isRecorded).toBe(false);
  });
});
