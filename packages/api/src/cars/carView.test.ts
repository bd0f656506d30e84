import { describe, expect, it } from 'vitest';
import { serving } from '../test/serving.ts';
import { recordCarView } from './index.ts';

const look = (answer: Response, updatedAt?: string) => {
  const { http, requests } = serving(() => answer);
  return { requests, view: recordCarView(http, { slug: 'hilux-7', photosCount: 12, updatedAt, websiteId: 201 }) };
};

describe('recordCarView', () => {
  it('recordCarView sends the number of photos and the date of the last change, and ignores the response', async () => {
    const { requests, view } = look(Response.json({ views: 143, car_fields: { km: 9 } }), '2026-03-01T02:00:00Z');
    await expect(view).resolves.toBeUndefined();
    expect(requests.map(({ url }) => url)).toEqual([
      'https://dealer.example/api/cars/hilux-7/view.json?photos_count=12&updated_at=2026-03-01T02%3A00%3A00Z&website_id=201',
    ]);
  });

  it('recordCarView omits an unknown date of the last change', async () => {
    const { requests, view } = look(new Response('', { status: 500 }));
    await expect(view).resolves.toBeUndefined();
    expect(requests.map(({ url }) => url)).toEqual([
      'https://dealer.example/api/cars/hilux-7/view.json?photos_count=12&website_id=201',
    ]);
  });
});
