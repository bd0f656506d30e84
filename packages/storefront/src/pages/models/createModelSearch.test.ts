import { describe, expect, it, vi } from 'vitest';
import { searchModels } from '@dealer/core/brands';
import { createModelSearch } from './createModelSearch.ts';

describe('the search of the models directory', () => {
  it('the search of the models directory caches ten answers; the eleventh replaces the least recently used one', () => {
    const ask = vi.fn(searchModels);
    const search = createModelSearch([], ask);
    const look = (from: number, to: number) => {
      for (let at = from; at <= to; at += 1) search({ query: `words ${at}` });
      return ask.mock.calls.length;
    };
    expect(look(1, 10)).toBe(10);
    expect(look(1, 10)).toBe(10);
    expect(look(11, 11)).toBe(11);
    expect(look(2, 11)).toBe(11);
    expect(look(1, 1)).toBe(12);
  });

  it('tells one search from another by all that it asks', () => {
    const ask = vi.fn(searchModels);
    const search = createModelSearch([], ask);
    search({ query: 'suv' });
    search({ body: 'suv' });
    search({ manufacturer: 'suv' });
    search({ name: 'suv' });
    search({ query: 'suv', offset: 21 });
    expect(ask).toHaveBeenCalledTimes(5);
  });
});
