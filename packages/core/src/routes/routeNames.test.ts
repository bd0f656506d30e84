import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { isSearchAddress } from './isSearchAddress.ts';
import { pageId } from './pageId.ts';
import { routeOf } from './routeOf.ts';
import type { RouteName } from './routes.ts';

describe('the name of a page, as leads and statistics record it', () => {
  it.each([
    ['/cars/2022-toyota-hilux-7', 'vehicle'],
    ['/', 'home'],
    ['/no/such/page', 'no/such/page'],
  ])('the name of a page, as leads and statistics record it of %s is %s', (address, name) => {
    expect(pageId(address, aSite())).toBe(name);
  });
});

describe('isSearchAddress', () => {
  it.each([
    ['/search/toyota/hilux', true],
    ['/used-car/demo/', true],
    ['/contact-us', false],
    ['/', false],
  ])('isSearchAddress: %s: %s', (path, isSearch) => {
    expect(isSearchAddress(path)).toBe(isSearch);
  });
});

describe('routeOf', () => {
  it('throws for a name that no route has', () => {
    expect(routeOf('home').name).toBe('home');
    expect(() => routeOf('nowhere' as RouteName)).toThrow(RangeError);
  });
});
