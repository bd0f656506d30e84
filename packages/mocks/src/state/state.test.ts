import { describe, expect, it } from 'vitest';
import { deviceData, replaceDeviceData } from './deviceData.ts';
import type { ListedStorage } from './deviceData.ts';
import { parseState } from './mockState.ts';
import type { MockState } from './mockState.ts';
import { readState, stateLink } from './stateText.ts';

const full: MockState = {
  version: 1,
  site: 'kauri-motor-group',
  page: '/search/toyota?sort=price#filters',
  settings: {
    scenario: 'lead-500',
    delay: '200',
    flags: 'search.columns:4',
    auth: '',
    now: '2026-12-24T05:05:00Z',
    seed: '7',
  },
  viewport: { width: 390, height: 844 },
  local: { favourites: '{"version":1,"value":[7]}' },
  session: { 'draft:7': 'Ana Ōtāhuhu' },
  store: {
    leads: [{ lead_id: 1001, received_at: 1, idempotency_key: 'a', payload: { name: 'Jo' } }],
    views: [{ slug: 'hilux', count: 41 }],
    rows: [['payments', 'p', { id: 'P1001' }]],
  },
};

const aStorage = (
  entries: Record<string, string> = {},
  limit = Infinity,
): ListedStorage & { all: Map<string, string> } => {
  const all = new Map(Object.entries(entries));
  return {
    all,
    get length() {
      return all.size;
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > limit) throw new Error('full');
      all.set(key, value);
    },
    removeItem: (key) => void all.delete(key),
  };
};

describe('a link to a state', () => {
  it('a link to a state leads to the home page of any host and carries every part', async () => {
    const link = new URL(await stateLink('https://qa.example/dealer/', full));
    expect(link.pathname + link.search).toBe('/dealer/');
    expect(await readState(link.hash)).toEqual({ kind: 'state', state: full });
  });

  it('a link to a state fills in what is not written', async () => {
    const { hash } = new URL(await stateLink('https://qa.example/', { site: 'a' }));
    expect(await readState(hash)).toEqual({
      kind: 'state',
      state: { version: 1, site: 'a', page: '/', settings: {}, local: {}, session: {} },
    });
  });

  it('a link to a state leaves other anchors alone', async () => {
    expect([await readState(''), await readState('#filters')]).toEqual([undefined, undefined]);
  });

  it('a link to a state is refused when it is cut short, damaged or too long', async () => {
    const { hash } = new URL(await stateLink('https://qa.example/', full));
    for (const text of [hash.slice(0, -20), '#state=', '#state=%%%', '#state=AAAA'])
      expect(await readState(text)).toEqual({ kind: 'refused', reason: expect.stringMatching(/incomplete/) as string });
    const long = new URL(
      await stateLink('https://qa.example/', { site: 'a', local: { notes: 'x'.repeat(5_000_001) } }),
    );
    expect(long.hash.length).toBeLessThan(10_000);
    expect(await readState(long.hash)).toEqual({ kind: 'refused', reason: 'It is longer than 5 MB.' });
  });
});

describe('a state that somebody wrote', () => {
  it.each([
    ['another version', { ...full, version: 2 }, /version 2; this build reads version 1/],
    ['no site', { page: '/' }, /site/],
    ['a part that does not exist', { site: 'a', clok: '' }, /no clok/],
    ['a setting that does not exist', { site: 'a', settings: { scenaro: 'lead-500' } }, /no settings\.scenaro/],
    ['a page on another host', { site: 'a', page: '//evil.example' }, /page has an invalid value/],
    ['rows that are no objects', { site: 'a', store: { leads: [], views: [], rows: [['a', 'b', 7]] } }, /store\.rows/],
    ['text', 'state', /It has/],
  ])('a state that somebody wrote is refused for %s', (_, value, reason) => {
    expect(parseState(value)).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) as string });
  });

  it('reads a state from a file, and refuses a file that is not JSON', async () => {
    expect(await readState(JSON.stringify(full))).toEqual({ kind: 'state', state: full });
    expect(await readState('<!doctype html>')).toEqual({ kind: 'refused', reason: 'The file is not JSON.' });
  });
});

describe('the data of a device', () => {
  const device = {
    'dealer:a:favourites': '[7]',
    'dealer:a:tester': '{"scenario":"lead-500"}',
    'dealer:a:mocks-badge': 'hidden',
    'dealer:b:favourites': '[8]',
  };

  it('the data of a device is what the site stored, without settings of the tester or other sites', () => {
    expect(deviceData(aStorage(device), 'a')).toEqual({ favourites: '[7]' });
  });

  it('the data of a device is replaced for this site alone', () => {
    const storage = aStorage(device);
    expect(replaceDeviceData(storage, 'a', { auth: '{}', tester: '{}' })).toEqual([]);
    const { 'dealer:a:favourites': _, ...rest } = device;
    expect(Object.fromEntries(storage.all)).toEqual({ ...rest, 'dealer:a:auth': '{}' });
  });

  it('the data of a device names what the storage refused', () => {
    expect(replaceDeviceData(aStorage({}, 3), 'a', { short: 'x', long: 'xxxx' })).toEqual(['long']);
  });
});
