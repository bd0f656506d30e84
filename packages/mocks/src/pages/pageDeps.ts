import type { TesterSettings } from '../start/testerSettings.ts';
import type { MockStore } from '../store/mockStore.ts';

/** What the QA pages are made from. */
export type PageDeps = {
  base: string;
  siteSlug: string;
  sites: readonly string[];
  store: MockStore;
  settings: TesterSettings;
  keepSettings: (settings: TesterSettings) => void;
};
