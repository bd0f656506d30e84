import type { TesterSettings } from '../scenario/testerSettings.ts';
import type { MockStore } from '../store/mockStore.ts';

/** The dependencies of the QA pages. */
export type PageDeps = {
  base: string;
  siteSlug: string;
  sites: readonly string[];
  store: MockStore;
  settings: TesterSettings;
  saveSettings: (settings: TesterSettings) => void;
};
