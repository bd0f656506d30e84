import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberSearch, type SearchHistoryEntry } from './index.ts';

const at = (path: string, filters = 'query=v8'): SearchHistoryEntry => ({ path, filters });
const after = (...searches: SearchHistoryEntry[]): string[] =>
  searches.reduce<SearchHistoryEntry[]>(rememberSearch, []).map(({ path }) => path);

describe('rememberSearch', () => {
  it('rememberSearch stores five, the newest first: the sixth drops the oldest', () => {
    expect(after(at('/1'), at('/2'), at('/3'), at('/4'), at('/5'), at('/6'))).toEqual(['/6', '/5', '/4', '/3', '/2']);
  });

  it('rememberSearch moves a search that was made before to the front', () => {
    expect(after(at('/1'), at('/2'), at('/1'))).toEqual(['/1', '/2']);
    expect(after(at('/1', 'a=1'), at('/1', 'a=2'))).toEqual(['/1', '/1']);
  });

  it.each([
    ['no filters', at('/search/toyota', '')],
    ['a lone question mark', at('/search/toyota', '?')],
    ['no path', at('', 'query=v8')],
    ['the home page without parameters', at('/', '')],
  ])('rememberSearch forgets a search with %s', (_, search) => {
    expect(after(at('/1'), search)).toEqual(['/1']);
  });

  it('rememberSearch changes nothing when the last search is made again', () => {
    const history = [at('/1')];
    expect(rememberSearch(history, at('/1', '?query=v8'))).toEqual(history);
  });

  it('rememberSearch never holds more than five, and none twice', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ path: fc.constantFrom('', '/a', '/b', '/c'), filters: fc.constantFrom('', 'x', 'y', 'z') }),
          { maxLength: 30 },
        ),
        (searches) => {
          const history = searches.reduce<SearchHistoryEntry[]>(rememberSearch, []);
          expect(history.length).toBeLessThanOrEqual(5);
          expect(new Set(history.map(({ path, filters }) => `${path}?${filters}`)).size).toBe(history.length);
          const last = searches.findLast(({ path, filters }) => path !== '' && filters !== '');
          expect(history[0]).toEqual(last);
        },
      ),
    );
  });
});
