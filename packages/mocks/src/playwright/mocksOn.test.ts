import { expect, it, vi } from 'vitest';
import { readState, stateLink } from '../state/stateText.ts';
import { mocksOn } from './mocksOn.ts';
import type { TestedPage } from './mocksOn.ts';

const aPage = (url = 'about:blank') => ({
  url: () => url,
  goto: vi.fn<TestedPage['goto']>(async () => null),
  setViewportSize: vi.fn<TestedPage['setViewportSize']>(async () => undefined),
  evaluate: vi.fn<TestedPage['evaluate']>(async (run, given) => run(given)),
});
const state = {
  site: 'a',
  page: '/search',
  settings: { scenario: 'search-down' },
  viewport: { width: 390, height: 844 },
};

it('opens a state on the tested host, in its window', async () => {
  const page = aPage();
  await mocksOn(page, 'http://localhost:4300/').use(state);
  expect(page.setViewportSize).toHaveBeenCalledWith(state.viewport);
  const [opened = ''] = page.goto.mock.calls.at(-1) ?? [];
  expect(opened).toMatch(/^http:\/\/localhost:4300\/#state=/);
  expect(await readState(new URL(opened).hash)).toMatchObject({ kind: 'state', state });
});

it('opens a copied link, and leaves the page first, so that it loads', async () => {
  const page = aPage('http://localhost:4300/search');
  const link = await stateLink('http://localhost:4300/', state);
  await mocksOn(page).use(link);
  expect(page.goto.mock.calls).toEqual([['about:blank'], [link]]);
});

it('refuses what is no state', async () => {
  await expect(mocksOn(aPage()).use('http://localhost:4300/')).rejects.toThrow('no link to a state');
  await expect(mocksOn(aPage()).use({ ...state, version: 7 as 1 })).rejects.toThrow('version 7');
});

it('changes what goes wrong on the open page without loading it', async () => {
  const page = aPage();
  const target = new EventTarget();
  vi.stubGlobal('dispatchEvent', (event: Event) => target.dispatchEvent(event));
  const heard: unknown[] = [];
  target.addEventListener('dealer:mocks-settings', (event) => heard.push((event as CustomEvent).detail));
  await mocksOn(page).change({ scenario: 'lead-500' });
  vi.unstubAllGlobals();
  expect(heard).toEqual([{ scenario: 'lead-500' }]);
  expect(page.goto).not.toHaveBeenCalled();
});
