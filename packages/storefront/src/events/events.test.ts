import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSite } from '@dealer/core/testing';
import type { AnalyticsSink } from '@dealer/core/site';
import type { Storefront } from '../boot/storefront.ts';
import { createNoticeStore } from '../stores/noticeStore.ts';
import { aStorage } from '../stores/testStorage.ts';
import { announceConsent } from './consent.ts';
import { createEventBus, type StorefrontEvent } from './events.ts';
import { startSinks } from './startSinks.ts';

const prefix = 'dealer:harbour-city:';
const searched: StorefrontEvent = { kind: 'analytics', id: 49, name: 'search page view' };
const viewed: StorefrontEvent = { kind: 'analytics', id: 4, name: 'used car detail view', carId: 7 };

const start = (analytics: AnalyticsSink[], { storage = aStorage(), before = [] as StorefrontEvent[] } = {}) => {
  const site = { ...aSite(), services: { ...aSite().services, analytics } };
  const events = createEventBus();
  const notices = createNoticeStore();
  for (const event of before) events.emit(event);
  startSinks({
    site,
    events,
    local: { storage, prefix },
    now: () => 1_000,
    stores: { notices } as Storefront['stores'],
  });
  return events;
};
const layer = (): unknown[] => (globalThis as unknown as { dataLayer?: unknown[] }).dataLayer ?? [];
const say = (analytics: unknown): boolean =>
  dispatchEvent(new CustomEvent('dealer:consent', { detail: { analytics } }));
const inLayer = (id: number, name: string) => ({ event: 'dealer', dealer_event_id: id, dealer_event_name: name });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void delete (globalThis as unknown as { dataLayer?: unknown[] }).dataLayer);

describe('the stream of events', () => {
  it('the stream of events goes on when a listener throws, and warns', () => {
    const events = createEventBus();
    const heard: StorefrontEvent[] = [];
    events.subscribe(() => {
      throw new Error('broken');
    });
    events.subscribe((event) => heard.push(event));
    events.emit(searched);
    expect(heard).toEqual([searched]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('replays earlier events to a late subscriber that requests them', () => {
    const events = createEventBus();
    events.emit(searched);
    const heard: StorefrontEvent[] = [];
    const stop = events.subscribe((event) => heard.push(event), true);
    events.subscribe(() => {
      throw new Error('nobody asked for the past');
    });
    stop();
    events.emit(viewed);
    expect(heard).toEqual([searched]);
  });

  it('the stream of events is said to the window, for QA to watch', () => {
    const heard: unknown[] = [];
    const listen = (event: Event): void => void heard.push((event as CustomEvent).detail);
    addEventListener('dealer:event', listen);
    createEventBus().emit(searched);
    removeEventListener('dealer:event', listen);
    expect(heard).toEqual([searched]);
  });
});

describe('the sinks of a site', () => {
  it('the sinks of a site fill the data layer with what happened, also before they came, and with nothing but analytics', () => {
    const events = start([{ kind: 'dataLayer' }], { before: [searched] });
    events.emit({ kind: 'regionFailed', region: 'footer', message: 'broken' });
    events.emit(viewed);
    expect(layer()).toEqual([
      inLayer(49, 'search page view'),
      { ...inLayer(4, 'used car detail view'), dealer_car_id: 7 },
    ]);
  });

  it('the sinks of a site fill a layer of another name', () => {
    start([{ kind: 'dataLayer', id: 'otherLayer' }]).emit(searched);
    const page = globalThis as unknown as { otherLayer?: unknown[] };
    expect(page.otherLayer).toHaveLength(1);
    delete page.otherLayer;
  });

  it('write events to the console where a site has this sink', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    start([{ kind: 'console' }]).emit(searched);
    expect(info).toHaveBeenCalledWith('analytics', searched);
  });

  it('the sinks of a site post what one moment brought in one call, with the path alone', async () => {
    vi.useFakeTimers();
    const posted: [string, Blob][] = [];
    vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => posted.push([url, body]) > 0 });
    vi.stubGlobal('location', { pathname: '/search', search: '?query=ana@sample.example' });
    const events = start([{ kind: 'http', url: '/events' }]);
    events.emit(searched);
    events.emit(viewed);
    vi.advanceTimersByTime(1_000);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.[0]).toBe('/events');
    vi.useRealTimers();
    expect(JSON.parse(await posted[0]![1].text())).toEqual([
      { id: 49, name: 'search page view', at: 1_000, page: '/search' },
      { id: 4, name: 'used car detail view', at: 1_000, page: '/search', car_id: 7 },
    ]);
  });

  it('the sinks of a site never disturb the page: no address, a beacon that throws, a layer that is no list', () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {
      sendBeacon: () => {
        throw new Error('blocked');
      },
    });
    vi.stubGlobal('dataLayer', 'taken');
    const events = start([{ kind: 'http' }, { kind: 'http', url: '/events' }, { kind: 'dataLayer' }]);
    expect(() => {
      events.emit(searched);
      vi.advanceTimersByTime(1_000);
    }).not.toThrow();
    expect(vi.mocked(console.warn).mock.calls).toEqual([['An analytics event could not be sent']]);
    vi.useRealTimers();
  });
});

describe('a sink that needs consent', () => {
  const gated: AnalyticsSink[] = [{ kind: 'dataLayer', needsConsent: true }];

  it('a sink that needs consent hears nothing until the visitor agrees, then also what waited', () => {
    const storage = aStorage();
    const events = start(gated, { storage, before: [searched] });
    events.emit(viewed);
    expect(layer()).toEqual([]);
    say(true);
    expect(layer()).toHaveLength(2);
    events.emit(searched);
    expect(layer()).toHaveLength(3);
    expect(start(gated, { storage, before: [searched] })).toBeDefined();
    expect(layer()).toHaveLength(4);
  });

  it('a sink that needs consent never hears what happened before a no, even after a later yes', () => {
    const events = start(gated, { before: [searched] });
    say(false);
    events.emit(viewed);
    say('perhaps');
    expect(layer()).toEqual([]);
    say(true);
    expect(layer()).toEqual([]);
    events.emit(viewed);
    expect(layer()).toHaveLength(1);
  });

  it('a sink that needs consent treats a privacy signal of the browser as a refusal', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const events = start(gated, { before: [searched] });
    expect(layer()).toEqual([]);
    say(true);
    events.emit(viewed);
    expect(layer()).toHaveLength(1);
  });
});

describe('the question for consent', () => {
  const gated: AnalyticsSink[] = [{ kind: 'dataLayer', needsConsent: true }];
  const consentOf = (consent: 'bar' | 'own', analytics = gated, storage = aStorage()) => {
    const site = { ...aSite(), services: { ...aSite().services, analytics, consent } };
    const notices = createNoticeStore();
    startSinks({
      site,
      events: createEventBus(),
      local: { storage, prefix },
      now: () => 1_000,
      stores: { notices } as Storefront['stores'],
    });
    return { notices, storage, consentPrompt: () => notices.getState().consentPrompt };
  };

  it('prompts for consent while a sink needs the answer', () => {
    const { consentPrompt, storage } = consentOf('bar');
    expect(consentPrompt()).toBe('first');
    announceConsent(false);
    expect(consentPrompt()).toBeNull();
    expect(consentOf('bar', gated, storage).consentPrompt()).toBeNull();
  });

  it.each([
    ['no sink needs the answer', 'bar', [{ kind: 'dataLayer' }]],
    ['the dealer’s own tool asks', 'own', gated],
  ] as const)('the question for consent does not prompt where %s', (_, consent, analytics) =>
    expect(consentOf(consent, [...analytics]).consentPrompt()).toBeNull(),
  );

  it('the question for consent does not prompt where the browser signals privacy', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(consentOf('bar').consentPrompt()).toBeNull();
  });

  it('the question for consent can be reopened from the footer', () => {
    const { consentPrompt } = consentOf(
      'bar',
      gated,
      aStorage({ [`${prefix}analytics-consent`]: '{"version":1,"value":"denied"}' }),
    );
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#privacy-choices';
    link.appendChild(document.createElement('b')).click();
    link.remove();
    expect(consentPrompt()).toBe('again');
  });
});
