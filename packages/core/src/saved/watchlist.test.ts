import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeWatchlist, watchlistAnswer, watchlistPress, watchlistToast } from './index.ts';
import { changeWatchlist } from './watchlist.ts';

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
  ])('mergeWatchlist: %s', (_, local, server, synced, save, remove) => {
    expect(mergeWatchlist({ local, server, synced })).toEqual({ save, remove });
  });

  it('mergeWatchlist has nothing left to do once it was done', () => {
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

const car = { id: 7 };

describe('pressing save', () => {
  it.each([[undefined], [null], [''], ['none']])(
    'pressing save leads to sign-in without a phone on file (%j)',
    (phone) => {
      expect(watchlistPress({ phone, saved: false, car })).toEqual({ kind: 'signIn', type: 'watchlist' });
    },
  );

  it('pressing save saves with event 39 and removes without one', () => {
    const body = { phone_number: '+61412345678', car_id: 7 };
    expect(watchlistPress({ phone: '+61412345678', saved: false, car })).toEqual({ kind: 'save', body, event: 39 });
    expect(watchlistPress({ phone: '+61412345678', saved: true, car })).toEqual({ kind: 'remove', body });
  });

  it('reports what a press on save has changed', () => {
    expect(watchlistToast('2022 Hilux', 'saved')).toEqual({
      title: 'Car Saved In Watchlist',
      text: '2022 Hilux is now available in your watchlist',
      link: 'View List',
    });
    expect(watchlistToast('2022 Hilux', 'removed')).toEqual({
      title: 'Car Removed',
      text: '2022 Hilux is no longer in your watchlist',
    });
  });

  it('pressing save changes the list at once, each car in it once', () => {
    expect(changeWatchlist([{ id: 7 }, { id: 8 }], 'save', { id: 8 })).toEqual([{ id: 8 }, { id: 7 }]);
    expect(changeWatchlist([{ id: 7 }, { id: 8 }], 'remove', { id: 7 })).toEqual([{ id: 8 }]);
  });
});

describe('the answer', () => {
  it.each([
    [{ success: true }, { kind: 'done' }],
    [{ success: 'true' }, { kind: 'done' }],
    [
      { success: false, error: 'This car was sold.' },
      { kind: 'failed', message: 'This car was sold.' },
    ],
    [{ message: 'No such car' }, { kind: 'failed', message: 'No such car' }],
    [{}, { kind: 'failed', message: 'Your watchlist could not be changed. Please try again.' }],
  ])('the answer: %j', (answer, expected) => {
    expect(watchlistAnswer(answer)).toEqual(expected);
  });

  it('the answer never throws on what a server sends', () => {
    fc.assert(fc.property(fc.anything(), (answer) => void watchlistAnswer(answer)));
  });
});
