import { describe, expect, it } from 'vitest';
import { aVehicle } from '@dealer/core/testing';
import type { GridItem } from '@dealer/core/offers';
import type { Vehicle } from '@dealer/core/vehicle';
import { cardsInView, inViewFirst } from './inViewFirst.ts';

const cars = (...ids: number[]): GridItem<Vehicle>[] => ids.map((id) => ({ kind: 'hit', hit: aVehicle({ id }) }));
const idsOf = (items: readonly GridItem<Vehicle>[]): (number | string)[] =>
  items.map((item) => (item.kind === 'hit' ? item.hit.id : `tile ${item.slot}`));

describe('results that change', () => {
  it('results that change show the new vehicles of the first view at once, those before them below it', () => {
    expect(idsOf(inViewFirst(cars(11, 12, 13, 14), cars(1, 2, 3, 4), 2))).toEqual([11, 12, 3, 4]);
  });

  it('results that change show no vehicle twice, though it moved up', () => {
    expect(idsOf(inViewFirst(cars(4, 12, 13, 14), cars(1, 2, 3, 4), 2))).toEqual([4, 12, 3]);
  });

  it('results that change show no more than there are now', () => {
    expect(idsOf(inViewFirst(cars(11, 12, 13), cars(1, 2, 3, 4, 5), 2))).toEqual([11, 12, 3]);
    expect(idsOf(inViewFirst(cars(11, 12), cars(1, 2, 3, 4, 5), 2))).toEqual([11, 12]);
  });

  it('results that change show all there are, where there were fewer', () => {
    expect(idsOf(inViewFirst(cars(11, 12, 13, 14), cars(1), 2))).toEqual([11, 12]);
  });
});

describe('the first view', () => {
  it.each([
    ['a phone: two below each other', 390, 844, 3, 2],
    ['a phone on its side: one row of two', 844, 390, 3, 2],
    ['a tablet: three rows of two', 768, 1180, 3, 6],
    ['a laptop: two rows of what the site puts side by side', 1440, 900, 4, 8],
    ['a large screen: three rows', 2560, 1440, 3, 9],
  ])('the first view of %s', (_, innerWidth, innerHeight, columns, cards) => {
    expect(cardsInView({ innerWidth, innerHeight }, columns)).toBe(cards);
  });
});
