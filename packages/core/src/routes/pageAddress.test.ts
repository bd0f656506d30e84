import { describe, expect, it } from 'vitest';
import { pageAddress } from './pageAddress.ts';

describe('pageAddress', () => {
  it.each([
    ['/', '/'],
    ['/search/', '/search'],
    ['/search?query=hilux', '/search?query=hilux'],
    ['/search/?utm_source=news&query=hilux&gclid=7', '/search?query=hilux'],
    ['/search?utm_source=news', '/search'],
    ['/search?', '/search'],
    ['/search#map', '/search'],
    ['/search?refinementList%5Bmake%5D%5B0%5D=Land%20Rover', '/search?refinementList%5Bmake%5D%5B0%5D=Land%20Rover'],
  ])('%s shows what %s does', (address, expected) => {
    expect(pageAddress(new URL(address, 'https://yard.example'))).toBe(expected);
  });
});
