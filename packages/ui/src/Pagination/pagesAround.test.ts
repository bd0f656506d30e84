import { describe, expect, it } from 'vitest';
import { pagesAround } from './pagesAround.ts';

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 29, [1, 2, 3, 4, 'gap', 29]],
    [4, 29, [1, 2, 3, 4, 5, 'gap', 29]],
    [15, 29, [1, 'gap', 14, 15, 16, 'gap', 29]],
    [29, 29, [1, 'gap', 26, 27, 28, 29]],
  ])('on page %i of %i', (page, pages, expected) => {
    expect(pagesAround(page, pages)).toEqual(expected);
  });
});
