import { describe, expect, it } from 'vitest';
import { searchTerms } from './searchTerms.ts';

describe('searchTerms', () => {
  it.each([
    ['a family SUV', { simple_body: 'SUV', seats: 7, doors: 5 }, ['seats7', 'doors5']],
    ['a dual cab ute', { simple_body: 'Ute', seats: 5, doors: 4 }, ['seats5', 'doors4', 'Dual Cab']],
    ['a single cab ute', { simple_body: 'Ute', seats: 3, doors: 2 }, ['seats3', 'doors2', 'Single Cab']],
    [
      'a ute with seats behind and two doors',
      { simple_body: 'Ute', seats: 4, doors: 2 },
      ['seats4', 'doors2', 'Extra Cab'],
    ],
    ['a ute of unknown doors', { simple_body: 'Ute', seats: 5 }, ['seats5']],
    ['nothing known', {}, []],
  ])('%s', (_, facts, terms) => {
    expect(searchTerms(facts)).toEqual(terms);
  });
});
