import { createStore } from 'zustand/vanilla';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Http } from '@dealer/api/http';
import type { Favourite } from '@dealer/core/saved';
import { aSite } from '@dealer/core/testing';
import type { SessionState } from '../auth/createSessionStore.ts';
import type { Storefront } from '../boot/storefront.ts';
import { createEventBus } from '../events/events.ts';
import { createFavouritesStore } from '../stores/favouritesStore.ts';
import { createNoticeStore } from '../stores/noticeStore.ts';
import { aStorage } from '../stores/testStorage.ts';
import { changeSaved } from './changeSaved.ts';
import { completeSave } from './completeSave.ts';
import { forgetWatchlist } from './forgetWatchlist.ts';
import { syncWatchlist } from './syncWatchlist.ts';
import { takeOff } from './takeOff.ts';

const car = (id: number): Favourite => ({ id, name: `Car ${id}`, slug: `car-${id}`, make: 'Toyota', model: 'Hilux' });
const phone = '+61412345678';

let server: number[] = [];
let refusal: Record<string, unknown> | undefined;
let calls: string[] = [];
let alerts: string[] = [];

/** The backend: a list of ids, newest first. */
const api: Http = {
  json: async (method, path, { body, schema }) => {
    const { car_id: id } = (body ?? {}) as { car_id?: number };
    calls.push(`${method} ${path.split('/').at(-1) ?? ''}${id === undefined ? '' : ` ${id}`}`);
    let answer: unknown = { success: true };
    if (method === 'GET') answer = { cars: server.map((one) => ({ id: one })) };
    else if (refusal) answer = refusal;
    else
      server = path.endsWith('save-car')
        ? [id ?? 0, ...server.filter((one) => one !== id)]
        : server.filter((one) => one !== id);
    const read = schema.safeParse(answer);
    return read.success ? { kind: 'ok', value: read.data, status: 200 } : { kind: 'failed', reason: 'malformed' };
  },
};

const aStorefront = ({
  mode = 'save',
  signedIn = true,
  local = aStorage(),
}: {
  mode?: 'save' | 'favourite' | 'compare';
  signedIn?: boolean;
  local?: ReturnType<typeof aStorage>;
} = {}) => {
  const stored = new Map<string, unknown>();
  const went: string[] = [];
  const session = createStore<Partial<SessionState>>(() => ({
    status: signedIn ? 'signedIn' : 'signedOut',
    user: signedIn ? { id: 'u', phone } : undefined,
    hasEnded: false,
    settle: async () => (signedIn ? 'signedIn' : 'signedOut'),
    call: (ask) => ask('token'),
  }));
  stored.set('session', session);
  const events: number[] = [];
  const bus = createEventBus();
  bus.subscribe((event) => event.kind === 'analytics' && events.push(event.id));
  const storefront = {
    site: aSite({ card: { favouriteMode: mode } }),
    api,
    events: bus,
    local: { storage: local, prefix: 'dealer:harbour-city-motors:' },
    session: { storage: aStorage(), prefix: 'dealer:harbour-city-motors:' },
    stores: {
      favourites: createFavouritesStore({
        storage: local,
        key: `dealer:harbour-city-motors:${mode === 'save' ? 'watchlist' : 'favourites'}`,
      }),
      notices: createNoticeStore(),
    },
    search: { multiSearch: async () => ({ kind: 'failed', reason: 'offline' }) },
    once: (name: string, make: () => unknown) => stored.get(name) ?? (stored.set(name, make()), stored.get(name)),
    router: {
      state: { location: { pathname: '/search/used-cars', search: '?page=2' } },
      navigate: async (to: string) => void went.push(to),
    },
  } as unknown as Storefront;
  const ids = () => storefront.stores.favourites.getState().favourites.map(({ id }) => id);
  return { storefront, session, went, events, ids, local };
};

beforeEach(() => {
  server = [];
  refusal = undefined;
  calls = [];
  alerts = [];
  vi.stubGlobal('alert', (message: string) => alerts.push(message));
});

describe('pressing save', () => {
  it('saves at once, and says so with event 39 when the server has it; pressed again it is taken off', async () => {
    const { storefront, ids, events } = aStorefront();
    const saving = changeSaved(storefront, car(7));
    await vi.waitFor(() => expect(ids()).toEqual([7]));
    await saving;
    expect([server, events, storefront.stores.notices.getState().notice]).toEqual([
      [7],
      [39],
      { kind: 'saved', about: 'Car 7' },
    ]);
    await changeSaved(storefront, car(7));
    expect([ids(), server, events, storefront.stores.notices.getState().notice]).toEqual([
      [],
      [],
      [39],
      { kind: 'removed', about: 'Car 7' },
    ]);
  });

  it.each([
    [{ success: false, error: 'This car was sold.' }, 'This car was sold.'],
    [{ success: 'no' }, 'Your watchlist could not be changed. Please try again.'],
  ])('pressing save is undone, with an alert, where the server answers %j', async (answer, message) => {
    const { storefront, ids, events } = aStorefront();
    server = [1, 2, 3];
    storefront.stores.favourites.getState().replace([car(1), car(2), car(3)]);
    refusal = answer;
    await changeSaved(storefront, car(9));
    await changeSaved(storefront, car(2));
    expect([ids(), alerts, events, storefront.stores.notices.getState().notice]).toEqual([
      [1, 2, 3],
      [message, message],
      [],
      null,
    ]);
  });

  it('ignores a second press while the request is pending', async () => {
    const { storefront } = aStorefront();
    await Promise.all([changeSaved(storefront, car(7)), changeSaved(storefront, car(7))]);
    expect(calls).toEqual(['POST save-car 7']);
  });

  it('pressing save leads to sign-in where nobody is signed in, and is completed once after it', async () => {
    const signedOut = aStorefront({ signedIn: false });
    await changeSaved(signedOut.storefront, car(7));
    expect(signedOut.went).toEqual([
      '/sign-in?type=watchlist&redirect=%2Fsearch%2Fused-cars%3Fpage%3D2&back=%2Fsearch%2Fused-cars%3Fpage%3D2',
    ]);
    expect([calls, signedOut.ids()]).toEqual([[], []]);
    const { storefront, ids } = aStorefront();
    const nextVisit = { ...storefront, session: signedOut.storefront.session };
    await completeSave(nextVisit);
    await completeSave(nextVisit);
    expect([ids(), calls]).toEqual([[7], ['POST save-car 7']]);
  });

  it('pressing save leads to sign-in, without an alert, where the session ended meanwhile', async () => {
    const { storefront, session, went, ids } = aStorefront();
    const call: SessionState['call'] = async () => {
      session.setState({ hasEnded: true, status: 'signedOut' });
      return { kind: 'failed', reason: 'status', status: 401 };
    };
    session.setState({ call });
    await changeSaved(storefront, car(7));
    expect([ids(), alerts, went.length]).toEqual([[], [], 1]);
  });
});

describe('the device and the server', () => {
  it('favourites join the watchlist after sign-in, newest on top, and those of other devices join the favourites as far as they are known', async () => {
    const { storefront, ids, local } = aStorefront({ mode: 'favourite' });
    storefront.stores.favourites.getState().replace([car(8), car(7)]);
    server = [3];
    await syncWatchlist(storefront);
    // Stored on the device as entries of the watchlist.
    expect(JSON.parse(local.getItem('dealer:harbour-city-motors:watchlist-synced') ?? '')).toMatchObject({
      value: { cars: [{ id: 8 }, { id: 7 }] },
    });
    expect([server, ids()]).toEqual([
      [8, 7, 3],
      [8, 7],
    ]);
    expect(calls).toEqual(['GET watchlist', 'POST save-car 7', 'POST save-car 8', 'GET watchlist']);
  });

  it('then say the same: unmarked here is removed there, removed elsewhere is unmarked here', async () => {
    const { storefront, ids } = aStorefront({ mode: 'favourite' });
    storefront.stores.favourites.getState().replace([car(8), car(7), car(6)]);
    await syncWatchlist(storefront);
    storefront.stores.favourites.getState().remove(7);
    server = server.filter((id) => id !== 6);
    await syncWatchlist(storefront);
    expect([server, ids()]).toEqual([[8], [8]]);
    calls = [];
    await syncWatchlist(storefront);
    expect(calls).toEqual(['GET watchlist']);
  });

  it('a heart pressed while the request is pending is not lost', async () => {
    const { storefront, ids } = aStorefront({ mode: 'favourite' });
    const { replace } = storefront.stores.favourites.getState();
    replace([car(8), car(7)]);
    await syncWatchlist(storefront);
    calls = [];
    const syncing = syncWatchlist(storefront);
    await vi.waitFor(() => expect(calls.at(-1)).toBe('GET watchlist'));
    replace([car(9), car(8)]);
    await syncing;
    expect(ids()).toEqual([9, 8]);
    await syncWatchlist(storefront);
    expect([ids(), server]).toEqual([
      [9, 8],
      [9, 8],
    ]);
  });

  it('a favourite that could not be saved stays on the device', async () => {
    const { storefront, ids } = aStorefront({ mode: 'favourite' });
    storefront.stores.favourites.getState().replace([car(8)]);
    refusal = { success: false };
    await syncWatchlist(storefront);
    expect(ids()).toEqual([8]);
    refusal = undefined;
    await syncWatchlist(storefront);
    expect(server).toEqual([8]);
  });

  it('a site with a watchlist takes favourites from before once, and shows what the server holds', async () => {
    const local = aStorage({
      'dealer:harbour-city-motors:favourites': JSON.stringify({ version: 1, value: [car(4)] }),
    });
    const { storefront, ids } = aStorefront({ local });
    storefront.stores.favourites.getState().replace([car(5), car(2)]);
    server = [2];
    await syncWatchlist(storefront);
    expect([server, ids(), local.values.has('dealer:harbour-city-motors:favourites')]).toEqual([[4, 2], [2], false]);
  });

  it('a comparison is nobody’s watchlist', async () => {
    const { storefront, ids } = aStorefront({ mode: 'compare' });
    storefront.stores.favourites.getState().replace([car(1)]);
    await syncWatchlist(storefront);
    expect([server, ids()]).toEqual([[], [1]]);
  });
});

it('a vehicle that only the server knows can be taken off, and a no is alerts', async () => {
  const { storefront } = aStorefront();
  server = [99];
  refusal = { success: false, error: 'Later, please.' };
  expect([await takeOff(storefront, 99), alerts]).toEqual([false, ['Later, please.']]);
  refusal = undefined;
  expect([await takeOff(storefront, 99), server]).toEqual([true, []]);
});

describe('signing out', () => {
  it('signing out takes the watchlist off the device, and leaves what the server never heard of', async () => {
    const { storefront, ids, local } = aStorefront({ mode: 'favourite' });
    storefront.stores.favourites.getState().replace([car(8)]);
    await syncWatchlist(storefront);
    storefront.stores.favourites.getState().replace([car(9), car(8)]);
    forgetWatchlist(storefront);
    expect([ids(), local.values.has('dealer:harbour-city-motors:watchlist-synced')]).toEqual([[9], false]);
  });

  it('signing out empties the list of a site with a watchlist', () => {
    const { storefront, ids } = aStorefront();
    storefront.stores.favourites.getState().replace([car(8)]);
    forgetWatchlist(storefront);
    expect(ids()).toEqual([]);
  });
});
