import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

describe('pageNumbers', () => {
  it.each([
    ['a single page', 1, 1, [1]],
    ['few pages in full', 2, 4, [1, 2, 3, 4]],
    ['the start of many', 1, 20, [1, 2, null, 20]],
    ['the middle of many', 6, 20, [1, null, 5, 6, 7, null, 20]],
    ['a gap of one page closed', 4, 20, [1, 2, 3, 4, 5, null, 20]],
    ['the end of many', 20, 20, [1, null, 19, 20]],
  ])('pageNumbers shows %s', (_, page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });
});
