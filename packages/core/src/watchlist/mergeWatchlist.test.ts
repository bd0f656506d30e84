import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeWatchlist } from './index.ts';

describe('mergeWatchlist', () => {
  it.each([
    ['nothing anywhere', [], [], [], [], []],
    ['the first sign-in of a device with favourites', [7, 8], [], [], [7, 8], []],
    ['one of them was saved by another device', [7, 8], [8, 9], [], [7], []],
    ['nothing happened since', [7, 8], [7, 8], [7, 8], [], []],
    ['marked here since', [7, 8, 10], [7, 8], [7, 8], [10], []],
    ['unmarked here since', [8], [7, 8], [7, 8], [], [7]],
    ['removed elsewhere since: it does not come back', [7, 8], [8], [7, 8], [], []],
    ['removed on both sides', [8], [8], [7, 8], [], []],
    ['saved elsewhere since: it stays', [7], [7, 11], [7], [], []],
  ])('%s', (_, local, server, synced, save, remove) => {
    expect(mergeWatchlist({ local, server, synced })).toEqual({ save, remove });
  });

  it('has nothing left to do once it was done', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(ids, ids, ids, (local, server, synced) => {
        const { save, remove } = mergeWatchlist({ local, server, synced });
        const after = [...server, ...save].filter((id) => !remove.includes(id));
        expect(mergeWatchlist({ local, server: after, synced: local })).toEqual({ save: [], remove: [] });
      }),
    );
  });
});
