import { replaceDeviceData } from '../state/deviceData.ts';
import type { ListedStorage } from '../state/deviceData.ts';
import type { MockState } from '../state/mockState.ts';
import { saveTesterSettings, settingsFrom } from '../scenario/testerSettings.ts';
import type { MockStore } from '../store/mockStore.ts';
import { siteSlugKey } from './siteSlug.ts';

/** Something that was not applied, with the reason. */
export type Refusal = { text: string; reason: string };

/**
 * Puts a state in place of the site's settings and data in this browser. Returns what could not be applied; the rest is.
 */
export const openState = async (
  { site, settings, local, session, store }: MockState,
  {
    sites,
    ...browser
  }: {
    sites: readonly string[];
    local: ListedStorage;
    session: ListedStorage;
    storeOf: (siteSlug: string) => MockStore;
  },
): Promise<Refusal[]> => {
  if (!sites.includes(site)) return [{ text: `The state of ${site}`, reason: 'This look has no such site.' }];
  saveTesterSettings(
    browser.session,
    site,
    settingsFrom((name) => settings[name]),
  );
  const refused = [
    ...replaceDeviceData(browser.session, site, session),
    ...replaceDeviceData(browser.local, site, local),
  ].map((name) => ({ text: name, reason: 'The browser refused to store it.' }));
  try {
    browser.session.setItem(siteSlugKey, site);
  } catch {
    refused.push({ text: `The site ${site}`, reason: 'The browser refused to store it.' });
  }
  try {
    await browser.storeOf(site).load(store ?? { leads: [], views: [], rows: [] });
  } catch (error) {
    refused.push({ text: 'The data of the mock backend', reason: String(error) });
  }
  return refused;
};
