import { describe, expect, it } from 'vitest';
import { searchTerms } from './searchTerms.ts';

describe('searchTerms', () => {
  it.each([
    ['a family SUV', { simple_body: 'SUV', seats: 7, doors: 5 }, ['7seater', '5door']],
    ['a dual cab ute', { simple_body: 'Ute', seats: 5, doors: 4 }, ['5seater', '4door', 'Dual Cab']],
    ['a single cab ute', { simple_body: 'Ute', seats: 3, doors: 2 }, ['3seater', '2door', 'Single Cab']],
    ['a ute with seats behind and two doors', { simple_body: 'Ute', seats: 4, doors: 2 }, ['4seater', '2door', 'Extra Cab']],
    ['a ute of unknown doors', { simple_body: 'Ute', seats: 5 }, ['5seater']],
    ['nothing known', {}, []],
  ])('%s', (_, facts, terms) => {
    expect(searchTerms(facts)).toEqual(terms);
  });
});
