import { describe, expect, it } from 'vitest';
import { lruCache } from './lruCache.ts';

describe('lruCache', () => {
  it('lruCache evicts the least recently used entry', () => {
    const cache = lruCache<number>(2);
    cache.set('utes', 1);
    cache.set('vans', 2);
    cache.get('utes');
    cache.set('suvs', 3);
    expect([cache.get('utes'), cache.get('vans'), cache.get('suvs')]).toEqual([1, undefined, 3]);
  });

  it('lruCache drops single entries and clears all', () => {
    const cache = lruCache<number>(2);
    cache.set('utes', 1);
    cache.drop('utes');
    expect(cache.get('utes')).toBeUndefined();
  });
});
