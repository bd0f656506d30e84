import { parseScenario } from './parseScenario.ts';
import type { Scenario } from './scenario.ts';

/** The tester's settings from the address of a mocked page. They apply to the tab until they are cleared. */
export type TesterSettings = { scenario: string; delay: string; flags: string; auth: string };

/** The part of `Storage` that is used here. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: TesterSettings = { scenario: '', delay: '', flags: '', auth: '' };

const storageKey = (siteSlug: string): string => `dealer:${siteSlug}:tester`;

const stored = (storage: SmallStorage, siteSlug: string): TesterSettings => {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey(siteSlug)) ?? '{}');
    const text = (name: keyof TesterSettings): string => {
      const one = (value as Record<string, unknown> | null)?.[name];
      return typeof one === 'string' ? one : '';
    };
    return { scenario: text('scenario'), delay: text('delay'), flags: text('flags'), auth: text('auth') };
  } catch {
    return nothing;
  }
};

/**
 * Stores the settings for this tab, or removes them if all are empty.
 *
 * @example
 * saveTesterSettings(sessionStorage, 'kauri-motor-group', { scenario: 'lead-500', delay: '', flags: '', auth: '' })
 */
export const saveTesterSettings = (storage: SmallStorage, siteSlug: string, settings: TesterSettings): void => {
  try {
    if (Object.values(settings).every((value) => value === '')) storage.removeItem(storageKey(siteSlug));
    else storage.setItem(storageKey(siteSlug), JSON.stringify(settings));
  } catch {
    // If storage is blocked, the settings apply to this page only.
  }
};

/**
 * The settings of this page: those of the address, else those stored for the tab. An empty `?scenario=` clears that one.
 *
 * @example
 * readTesterSettings('?scenario=lead-500', sessionStorage, 'kauri-motor-group') // => { scenario: 'lead-500', delay: '', flags: '', auth: '' }
 */
export const readTesterSettings = (queryString: string, storage: SmallStorage, siteSlug: string): TesterSettings => {
  const params = new URLSearchParams(queryString);
  const previous = stored(storage, siteSlug);
  const settings: TesterSettings = {
    scenario: params.get('scenario') ?? previous.scenario,
    delay: params.get('delay') ?? previous.delay,
    flags: params.get('flags') ?? previous.flags,
    auth: params.get('auth') ?? previous.auth,
  };
  saveTesterSettings(storage, siteSlug, settings);
  return settings;
};

/** The scenario of the settings. */
export const scenarioOf = ({ scenario, delay }: TesterSettings): Scenario =>
  parseScenario(new URLSearchParams({ scenario, delay }));
