import { clockNow, parseClock } from '../clock/clock.ts';
import { parseScenario } from './parseScenario.ts';
import type { Scenario } from './scenario.ts';

/** The settings of a tester, as an address writes them. They apply to the tab until they are cleared. */
export const settingNames = ['scenario', 'delay', 'flags', 'auth', 'now', 'seed'] as const;

export type TesterSettings = Record<(typeof settingNames)[number], string>;

/** A page of a test dispatches this event to change settings while it is open, with the changed ones as its detail. */
export const settingsEvent = 'dealer:mocks-settings';

/** The part of `Storage` that is used here. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** All settings, from a function that gives the text of one. */
export const settingsFrom = (textOf: (name: keyof TesterSettings) => unknown): TesterSettings =>
  Object.fromEntries(
    settingNames.map((name) => {
      const text = textOf(name);
      return [name, typeof text === 'string' ? text : ''];
    }),
  ) as TesterSettings;

/** No setting. */
export const noSettings = settingsFrom(() => '');

/** The key in session storage. */
const testerKey = (siteSlug: string): string => `dealer:${siteSlug}:tester`;

const stored = (storage: SmallStorage, siteSlug: string): TesterSettings => {
  try {
    const value = JSON.parse(storage.getItem(testerKey(siteSlug)) ?? '{}') as Record<string, unknown>;
    return settingsFrom((name) => value[name]);
  } catch {
    return noSettings;
  }
};

/** Stores the settings for this tab, or removes them if all are empty. Returns false where the browser refuses; they apply to this page then. */
export const saveTesterSettings = (storage: SmallStorage, siteSlug: string, settings: TesterSettings): boolean => {
  try {
    if (Object.values(settings).every((value) => value === '')) storage.removeItem(testerKey(siteSlug));
    else storage.setItem(testerKey(siteSlug), JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
};

/**
 * The settings of this page: those of the address, else those stored for the tab. An empty `?scenario=` clears that one. A clock that
 * starts now continues on the next page.
 */
export const readTesterSettings = (
  queryString: string,
  storage: SmallStorage,
  siteSlug: string,
  deviceNow: number,
): TesterSettings => {
  const params = new URLSearchParams(queryString);
  const previous = stored(storage, siteSlug);
  const settings = settingsFrom((name) => params.get(name) ?? previous[name]);
  const clock = parseClock(settings.now, deviceNow);
  if (clock?.kind === 'running') settings.now = `${new Date(clockNow(clock, deviceNow)).toISOString()},${deviceNow}`;
  saveTesterSettings(storage, siteSlug, settings);
  return settings;
};

export const scenarioOf = ({ scenario, delay }: TesterSettings): Scenario =>
  parseScenario(new URLSearchParams({ scenario, delay }));
