import { describe, expect, it, vi } from 'vitest';
import { searchOffers } from '@dealer/core/offers';
import { createOfferSearch } from './createOfferSearch.ts';

const all = { categories: [], query: '', offset: 0 };

describe('the search among offers', () => {
  it('keeps ten answers; the eleventh takes the place of the one unused for longest (row 7.S09)', () => {
    const ask = vi.fn(searchOffers);
    const search = createOfferSearch([], ask);
    const look = (from: number, to: number) => {
      for (let at = from; at <= to; at += 1) search({ ...all, query: `words ${at}` });
      return ask.mock.calls.length;
    };
    expect(look(1, 10)).toBe(10);
    expect(look(1, 10)).toBe(10);
    expect(look(11, 11)).toBe(11);
    expect(look(2, 11)).toBe(11);
    expect(look(1, 1)).toBe(12);
  });

  it('tells one search from another by all that it asks', () => {
    const ask = vi.fn(searchOffers);
    const search = createOfferSearch([], ask);
    search({ ...all, query: '250' });
    search({ ...all, price: 250 });
    search({ ...all, categories: ['250'] });
    search({ ...all, offset: 250 });
    search({ ...all, categories: ['b', 'a'] });
    search({ ...all, categories: ['a', 'b'] });
    expect(ask).toHaveBeenCalledTimes(5);
  });
});
