import { aSite } from '@dealer/core/testing';
import { expect, it, vi } from 'vitest';
import { handleApi } from '../handlers/handleApi.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { signedIn } from '../node/signedIn.ts';
import { watchOtherTabs } from './watchOtherTabs.ts';

const now = (): number => Date.UTC(2026, 11, 24, 5, 5);

it('signs somebody in with two favourites, on top of what is stored', async () => {
  const car = {
    make: 'Toyota',
    model: 'Hilux',
    year: 2022,
    status: 'in_stock',
    car_type: 'used',
    name: '2022 Toyota Hilux',
  };
  const hits = [
    { ...car, id: 7, slug: 'hilux-7' },
    { ...car, id: 8, slug: 'hilux-8' },
  ];
  const search = vi.fn(async (request: Request) => {
    expect(await request.json()).toMatchObject({
      filter: expect.stringContaining('status = in_stock') as string,
      limit: 2,
    });
    return Response.json({ hits });
  });
  const deps = { store: memoryStore(), search, indexUid: 'Car_production', now };
  const stored = { leads: [], views: [], rows: [['payments', 'p', { id: 'P1001' }] as [string, string, object]] };
  const state = await signedIn(
    { version: 1, site: 'a', page: '/', settings: {}, local: { note: 'x' }, session: {}, store: stored },
    deps,
    aSite(),
  );
  expect(state.store?.rows).toContainEqual(['payments', 'p', { id: 'P1001' }]);
  expect(JSON.parse(state.local['favourites'] ?? '')).toMatchObject({ version: 1, value: [{ id: 7 }, { id: 8 }] });
  const { access_token: token } = JSON.parse(state.local['auth'] ?? '') as { access_token: string };
  const store = memoryStore();
  await store.load(state.store!);
  const user = await handleApi(
    new Request('http://localhost/auth/v1/user', { headers: { authorization: `Bearer ${token}` } }),
    { ...deps, store },
  );
  expect(await user?.json()).toMatchObject({ phone: '61412345678' });
});

it('notes that another tab has other settings, in both tabs', () => {
  const tabs: ((event: MessageEvent) => void)[] = [];
  const channelOf = (own: number): Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> => ({
    addEventListener: (_: string, listener: unknown) => void (tabs[own] = listener as (typeof tabs)[0]),
    postMessage: (data: unknown) => {
      for (const [at, listener] of tabs.entries()) if (at !== own) listener({ data } as MessageEvent);
    },
  });
  const changed = vi.fn();
  const first = watchOtherTabs(channelOf(0), () => 'lead-500', changed);
  const second = watchOtherTabs(channelOf(1), () => 'lead-500', changed);
  expect([first.notes(), second.notes()]).toEqual([[], []]);
  const third = watchOtherTabs(channelOf(2), () => 'search-down', changed);
  expect([first.notes(), third.notes()]).toEqual(Array(2).fill([expect.stringMatching(/shared/)]));
  expect(changed).toHaveBeenCalled();
});
