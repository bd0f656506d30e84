import { describe, expect, it } from 'vitest';
import { createSearchHistoryStore } from './searchHistoryStore.ts';
import { aFullStorage, aStorage } from './testStorage.ts';

const prefix = 'dealer:harbour-city:';
const key = `${prefix}search-history`;
const search = (query: string) => ({ path: '/search/used-cars', filters: `query=${query}` });

describe('the search history', () => {
  it('outlives the page under the site’s own key: five searches, the newest first', () => {
    const storage = aStorage();
    const { remember } = createSearchHistoryStore({ storage, prefix }).getState();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) remember(search(query));
    const { searches } = createSearchHistoryStore({ storage, prefix }).getState();
    expect(searches.map(({ filters }) => filters)).toEqual(['query=c', 'query=f', 'query=e', 'query=d', 'query=b']);
    expect([...storage.values.keys()]).toEqual([key]);
    expect(createSearchHistoryStore({ storage, prefix: 'dealer:kauri:' }).getState().searches).toEqual([]);
  });

  it('sees what another tab has searched', () => {
    const storage = aStorage();
    const here = createSearchHistoryStore({ storage, prefix });
    createSearchHistoryStore({ storage, prefix }).getState().remember(search('there'));
    here.getState().remember(search('here'));
    expect(here.getState().searches.map(({ filters }) => filters)).toEqual(['query=here', 'query=there']);
  });

  it('the search history lives as long as the page where storage is full', () => {
    const store = createSearchHistoryStore({ storage: aFullStorage(), prefix });
    store.getState().remember(search('a'));
    store.getState().remember(search('b'));
    expect(store.getState().searches).toHaveLength(2);
  });

  it.each([
    ['broken JSON', '{"version":1,'],
    ['another version', '{"version":9,"value":[{"path":"/search","filters":"query=a"}]}'],
    ['a shape of somebody else', '{"version":1,"value":"hello"}'],
    ['an address of another site', '{"version":1,"value":[{"path":"//evil.example","filters":"a=1"}]}'],
  ])('the search history starts empty over %s', (_, text) => {
    expect(createSearchHistoryStore({ storage: aStorage({ [key]: text }), prefix }).getState().searches).toEqual([]);
  });
});
