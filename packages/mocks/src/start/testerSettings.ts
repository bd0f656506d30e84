import { parseScenario } from '../scenario/parseScenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What a tester asked for in the address of a mocked page; it holds for the tab until it is cleared. */
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
 * Keeps the settings for this tab; all empty forgets them.
 *
 * @example
 * keepTesterSettings(sessionStorage, 'kauri-motor-group', { scenario: 'lead-500', delay: '', flags: '', auth: '' })
 */
export const keepTesterSettings = (storage: SmallStorage, siteSlug: string, settings: TesterSettings): void => {
  try {
    if (Object.values(settings).every((value) => value === '')) storage.removeItem(storageKey(siteSlug));
    else storage.setItem(storageKey(siteSlug), JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage; the settings then hold for this page only.
  }
};

/**
 * The settings of this page: what the address says, else what the tab kept. `?scenario=` with nothing behind it clears that one.
 *
 * @example
 * readTesterSettings('?scenario=lead-500', sessionStorage, 'kauri-motor-group') // => { scenario: 'lead-500', delay: '', flags: '', auth: '' }
 */
export const readTesterSettings = (queryString: string, storage: SmallStorage, siteSlug: string): TesterSettings => {
  const params = new URLSearchParams(queryString);
  const kept = stored(storage, siteSlug);
  const settings: TesterSettings = {
    scenario: params.get('scenario') ?? kept.scenario,
    delay: params.get('delay') ?? kept.delay,
    flags: params.get('flags') ?? kept.flags,
    auth: params.get('auth') ?? kept.auth,
  };
  keepTesterSettings(storage, siteSlug, settings);
  return settings;
};

/** The faults that the settings ask for. */
export const scenarioOf = ({ scenario, delay }: TesterSettings): Scenario =>
  parseScenario(new URLSearchParams({ scenario, delay }));
