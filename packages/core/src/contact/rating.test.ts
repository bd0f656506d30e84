import { describe, expect, it } from 'vitest';
import { ratingText } from './rating.ts';

describe('the text of a rating', () => {
  it.each([
    [{ stars: '4.7', count: 293 }, '4.7 out of 5, 293 reviews'],
    [{ stars: '5.0', count: 1 }, '5.0 out of 5, 1 review'],
    [{ stars: '4.7', count: 12_930 }, '4.7 out of 5, 12,930 reviews'],
    [{ stars: '3.9' }, '3.9 out of 5'],
  ])('the text of a rating: %j', (rating, text) => {
    expect(ratingText(rating)).toBe(text);
  });
});
