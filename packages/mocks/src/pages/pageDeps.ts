import type { RouteName } from '@dealer/core/routes';
import type { MockState } from '../state/mockState.ts';
import type { TesterSettings } from '../scenario/testerSettings.ts';
import type { MockStore } from '../store/mockStore.ts';

/** What was applied of settings and states, and what was not. */
export type Applied = { applied: readonly string[]; refused: readonly { text: string; reason: string }[] };

/** What the QA pages and the panel need of the page that they are on. */
export type PageDeps = {
  base: string;
  siteSlug: string;
  sites: readonly string[];
  /** The home pages of other looks, by name. */
  looks: Readonly<Record<string, string>>;
  /** Version and time of the build. */
  build: string;
  store: MockStore;
  /** The settings that apply now. */
  settings: () => TesterSettings;
  /** Changes settings: faults apply to the next call, everything else once the page loads again. */
  change: (changed: Partial<TesterSettings>) => void;
  applied: () => Applied;
  /** The storefront's page; undefined on QA pages. */
  pageName: () => RouteName | undefined;
  /** What the site's own file sets; undefined before it is loaded. */
  siteDoc: () => unknown;
  /** The state of this page. */
  state: () => Promise<MockState>;
  /** This state with somebody who is signed in and has two favourites; undefined where the site is not loaded. */
  signedIn: () => Promise<MockState> | undefined;
  /** Opens a state instead of this page. */
  open: (state: MockState) => Promise<void>;
  /** Loads the page without settings in its address, which would win. */
  reload: () => void;
  /** Recent errors of the page. */
  errors: readonly string[];
};
