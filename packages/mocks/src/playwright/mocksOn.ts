import { settingsEvent } from '../scenario/testerSettings.ts';
import type { TesterSettings } from '../scenario/testerSettings.ts';
import { parseState } from '../state/mockState.ts';
import type { MockStateDoc } from '../state/mockState.ts';
import { readState, stateLink } from '../state/stateText.ts';

/** The part of Playwright's page that is used here. */
export type TestedPage = {
  goto: (url: string) => Promise<unknown>;
  url: () => string;
  setViewportSize: (size: { width: number; height: number }) => Promise<void>;
  evaluate: (run: (given: [string, object]) => void, given: [string, object]) => Promise<unknown>;
};

/** The mock backend of a page under test. */
export type PageMocks = {
  /** Opens a state, given as it is or as a link that was copied from the panel. */
  use: (state: MockStateDoc | string) => Promise<void>;
  /** Changes what goes wrong on the open page, from its next call on, without loading it. */
  change: (settings: Partial<Pick<TesterSettings, 'scenario' | 'delay'>>) => Promise<void>;
};

/**
 * Opens states of mocked pages in tests with Playwright. `home` is the address of the site's home page; default: `baseURL`.
 */
export const mocksOn = (page: TestedPage, home?: string): PageMocks => ({
  use: async (given) => {
    const read =
      typeof given === 'string'
        ? ((await readState(new URL(given).hash)) ?? { kind: 'refused', reason: 'It is no link to a state.' })
        : parseState(given);
    if (read.kind === 'refused') throw new TypeError(`The state cannot be used. ${read.reason}`);
    const { viewport } = read.state;
    if (viewport) await page.setViewportSize(viewport);
    const link = typeof given === 'string' ? given : await stateLink(home ?? '/', read.state);
    // Another anchor of the same page would not load it.
    if (page.url() !== 'about:blank') await page.goto('about:blank');
    await page.goto(link);
  },
  change: async (settings) => {
    await page.evaluate(
      ([name, detail]) => void dispatchEvent(new CustomEvent(name, { detail })),
      [settingsEvent, settings],
    );
  },
});
