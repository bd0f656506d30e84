import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { bodyLinks } from './bodyLinks.ts';

describe('bodyLinks', () => {
  it('bodyLinks lead to the landing address of each body type, also of those that only the stock knows', () => {
    const links = bodyLinks({ Ute: 12, Motorcycle: 5, Caravan: 9, Sedan: 1 }, 3, aSite());
    expect(links.map(({ body, href, count }) => [body, href, count])).toEqual([
      ['Ute', '/search/ute', '12'],
      ['Caravan', '/search/caravan', '9'],
      ['Motorcycle', '/search/motorcycle', '5'],
    ]);
  });
});
