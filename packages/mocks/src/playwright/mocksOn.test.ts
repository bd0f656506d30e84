import { expect, it, vi } from 'vitest';
import { readState, stateLink } from '../state/stateText.ts';
import { mocksOn } from './mocksOn.ts';
import type { TestedPage } from './mocksOn.ts';

const aPage = (url = 'about:blank') => ({
  url: () => url,
  goto: vi.fn<TestedPage['goto']>(async () => null),
  setViewportSize: vi.fn<TestedPage['setViewportSize']>(async () => undefined),
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
