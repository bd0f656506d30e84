import { describe, expect, it } from 'vitest';
import { compareHref } from '../routes/compareHref.ts';

describe('compareHref', () => {
  it('compareHref names the vehicles in the order of the columns', () => {
    expect(compareHref(['hilux-7', 'ranger-8'])).toBe('/compare?cars=hilux-7,ranger-8');
  });

  it('compareHref is the bare page without vehicles', () => {
    expect(compareHref([])).toBe('/compare');
  });

  it('compareHref lets no slug break out of its place', () => {
    expect(compareHref(['a&b=c', 'd#e'])).toBe('/compare?cars=a%26b%3Dc,d%23e');
  });
});
