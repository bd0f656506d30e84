import { describe, expect, it, vi } from 'vitest';
import { ensureControl } from './ensureControl.ts';
import { forwardTo } from './forwardTo.ts';
import { mockedSite } from '../flags/mockedSite.ts';
import { siteSlugOf } from './siteSlug.ts';
import { readTesterSettings, scenarioOf } from '../scenario/testerSettings.ts';
import type { SmallStorage } from '../scenario/testerSettings.ts';

const device = Date.UTC(2026, 10, 27, 9);

const aStorage = (): SmallStorage => {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
};

describe('readTesterSettings', () => {
  it('readTesterSettings stores a scenario for the tab until it is cleared', () => {
    const storage = aStorage();
    readTesterSettings('?scenario=lead-500&delay=200', storage, 'a', device);
    expect(scenarioOf(readTesterSettings('', storage, 'a', device))).toMatchObject({
      names: ['lead-500'],
      delayMs: 200,
      unknown: [],
    });
    expect(scenarioOf(readTesterSettings('?scenario=', storage, 'a', device))).toMatchObject({
      names: [],
      delayMs: 200,
      unknown: [],
    });
  });

  it('readTesterSettings stores settings of the auth service for the tab', () => {
    const storage = aStorage();
    readTesterSettings('?auth=SMS_OTP_EXP:600', storage, 'a', device);
    expect(readTesterSettings('?scenario=lead-500', storage, 'a', device)).toMatchObject({
      scenario: 'lead-500',
      auth: 'SMS_OTP_EXP:600',
    });
    expect(readTesterSettings('?auth=', storage, 'a', device).auth).toBe('');
  });

  it('readTesterSettings continues a clock on the next page, and shows a frozen one as it was', () => {
    const storage = aStorage();
    expect(readTesterSettings('?now=2026-12-24T13:05+08:00', storage, 'a', device).now).toBe(
      `2026-12-24T05:05:00.000Z,${device}`,
    );
    expect(readTesterSettings('', storage, 'a', device + 60_000).now).toBe(
      `2026-12-24T05:06:00.000Z,${device + 60_000}`,
    );
    const frozen = '2026-12-24T13:05Z,frozen';
    expect(readTesterSettings(`?now=${frozen}`, storage, 'a', device).now).toBe(frozen);
    expect(readTesterSettings('', storage, 'a', device + 60_000).now).toBe(frozen);
    expect(readTesterSettings('?now=soon', storage, 'a', device).now).toBe('soon');
  });

  it('readTesterSettings stores the settings of a tester for each site', () => {
    const storage = aStorage();
    readTesterSettings('?scenario=lead-500', storage, 'a', device);
    expect(readTesterSettings('', storage, 'b', device).scenario).toBe('');
  });

  it('readTesterSettings reads the settings of a tester without storage', () => {
    const refusing: SmallStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied');
      },
      removeItem: () => undefined,
    };
    expect(readTesterSettings('?scenario=lead-500,unheard-of', refusing, 'a', device).scenario).toBe(
      'lead-500,unheard-of',
    );
  });
});

describe('siteSlugOf', () => {
  it.each([
    ['the address', '?site=kauri', 'stored', 'kauri'],
    ['the tab', '', 'stored', 'stored'],
    ['the default', '', null, 'first'],
    ['the default, for an invalid slug', '?site=../etc', null, 'first'],
  ])('siteSlugOf takes the site from %s', (_, query, stored, expected) => {
    expect(siteSlugOf(query, { getItem: () => stored }, 'first')).toBe(expected);
  });
});

describe('mockedSite', () => {
  const search = { host: 'http://localhost:4200/__search', apiKey: 'mock' };
  const auth = { url: 'http://localhost:4200', anonKey: 'mock' };

  it('mockedSite uses the embedded engine and the mock backend, and does not change other services', () => {
    const { doc } = mockedSite(
      { slug: 'a', services: { search: { host: 'https://live.example' }, images: { kind: 'query' } } },
      { search, auth, flags: '' },
    );
    expect(doc).toEqual({ slug: 'a', services: { search, auth, api: { baseUrl: '' }, images: { kind: 'query' } } });
  });

  it('mockedSite returns an invalid file unchanged', () => {
    expect(mockedSite(['not', 'a', 'site'], { search, auth, flags: 'search.columns:4' }).doc).toEqual([
      'not',
      'a',
      'site',
    ]);
  });
});

describe('forwardTo', () => {
  it('forwardTo preserves method, body and query and changes the address', async () => {
    const forwarded = await forwardTo(
      new Request('http://localhost:4200/base/__search/multi-search?x=1', { method: 'POST', body: '{"queries":[]}' }),
      '/base/__search',
      'http://engine.invalid',
    );
    expect([forwarded.method, forwarded.url, await forwarded.text()]).toEqual([
      'POST',
      'http://engine.invalid/multi-search?x=1',
      '{"queries":[]}',
    ]);
  });
});

describe('ensureControl', () => {
  it('ensureControl reloads once, then gives up, and can reload again after it worked', () => {
    const reload = vi.fn();
    const deps = { siteSlug: 'a', storage: aStorage(), reload };
    expect([ensureControl(false, deps), ensureControl(false, deps)]).toEqual(['reloading', 'uncontrolled']);
    expect([ensureControl(true, deps), ensureControl(false, deps)]).toEqual(['controlled', 'reloading']);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
