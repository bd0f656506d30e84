import { describe, expect, it, vi } from 'vitest';
import { searchOffers } from '@dealer/core/offers';
import { createOfferSearch } from './createOfferSearch.ts';

const all = { categories: [], query: '', offset: 0 };

describe('createOfferSearch', () => {
  it('createOfferSearch caches ten results and evicts the least recently used one', () => {
    const run = vi.fn(searchOffers);
    const search = createOfferSearch([], run);
    const searchAll = (from: number, to: number) => {
      for (let at = from; at <= to; at += 1) search({ ...all, query: `query ${at}` });
      return run.mock.calls.length;
    };
    expect(searchAll(1, 10)).toBe(10);
    expect(searchAll(1, 10)).toBe(10);
    expect(searchAll(11, 11)).toBe(11);
    expect(searchAll(2, 11)).toBe(11);
    expect(searchAll(1, 1)).toBe(12);
  });

  it('createOfferSearch distinguishes searches by all their parameters', () => {
    const run = vi.fn(searchOffers);
    const search = createOfferSearch([], run);
    search({ ...all, query: '250' });
    search({ ...all, price: 250 });
    search({ ...all, categories: ['250'] });
    search({ ...all, offset: 250 });
    search({ ...all, categories: ['b', 'a'] });
    search({ ...all, categories: ['a', 'b'] });
    expect(run).toHaveBeenCalledTimes(5);
  });
});
