import { describe, expect, it, vi } from 'vitest';
import { ensureControl } from './ensureControl.ts';
import { forwardTo } from './forwardTo.ts';
import { mockedSite } from './mockedSite.ts';
import { siteSlugOf } from './siteSlug.ts';
import { readTesterSettings, scenarioOf } from './testerSettings.ts';
import type { SmallStorage } from './testerSettings.ts';

const aStorage = (): SmallStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

describe('readTesterSettings', () => {
  it('keeps a scenario for the tab until it is cleared', () => {
    const storage = aStorage();
    readTesterSettings('?scenario=lead-500&delay=200', storage, 'a');
    expect(scenarioOf(readTesterSettings('', storage, 'a'))).toEqual({
      names: ['lead-500'],
      delayMs: 200,
      unknown: [],
    });
    expect(scenarioOf(readTesterSettings('?scenario=', storage, 'a'))).toEqual({
      names: [],
      delayMs: 200,
      unknown: [],
    });
  });

  it('keeps settings of the auth service for the tab', () => {
    const storage = aStorage();
    readTesterSettings('?auth=SMS_OTP_EXP:600', storage, 'a');
    expect(readTesterSettings('?scenario=lead-500', storage, 'a')).toMatchObject({
      scenario: 'lead-500',
      auth: 'SMS_OTP_EXP:600',
    });
    expect(readTesterSettings('?auth=', storage, 'a').auth).toBe('');
  });

  it('keeps sites apart', () => {
    const storage = aStorage();
    readTesterSettings('?scenario=lead-500', storage, 'a');
    expect(readTesterSettings('', storage, 'b').scenario).toBe('');
  });

  it('works where the browser refuses storage', () => {
    const refusing: SmallStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied');
      },
      removeItem: () => undefined,
    };
    expect(readTesterSettings('?scenario=lead-500,unheard-of', refusing, 'a').scenario).toBe('lead-500,unheard-of');
  });
});

describe('siteSlugOf', () => {
  it.each([
    ['the address', '?site=kauri', 'kept', 'kauri'],
    ['the tab', '', 'kept', 'kept'],
    ['the look', '', null, 'first'],
    ['the look, for a slug that no site can have', '?site=../etc', null, 'first'],
  ])('takes the site from %s', (_, query, kept, expected) => {
    expect(siteSlugOf(query, { getItem: () => kept }, 'first')).toBe(expected);
  });
});

describe('mockedSite', () => {
  const search = { host: 'http://localhost:4200/__search', apiKey: 'mock' };
  const auth = { url: 'http://localhost:4200', anonKey: 'mock' };

  it('searches the embedded engine, signs in at the mock backend and leaves the other services as written', () => {
    const { doc } = mockedSite(
      { slug: 'a', services: { search: { host: 'https://live.example' }, images: { kind: 'query' } } },
      { search, auth, flags: '' },
    );
    expect(doc).toEqual({ slug: 'a', services: { search, auth, api: { baseUrl: '' }, images: { kind: 'query' } } });
  });

  it('leaves a broken file broken', () => {
    expect(mockedSite(['not', 'a', 'site'], { search, auth, flags: 'search.columns:4' }).doc).toEqual([
      'not',
      'a',
      'site',
    ]);
  });
});

describe('forwardTo', () => {
  it('keeps method, body and query and changes the address', async () => {
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
  it('reloads once, then gives up, and starts anew after it worked', () => {
    const reload = vi.fn();
    const deps = { siteSlug: 'a', storage: aStorage(), reload };
    expect([ensureControl(false, deps), ensureControl(false, deps)]).toEqual(['reloading', 'uncontrolled']);
    expect([ensureControl(true, deps), ensureControl(false, deps)]).toEqual(['controlled', 'reloading']);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
