import { describe, expect, it } from 'vitest';
import { aVehicle } from '@dealer/core/testing';
import type { GridItem } from '@dealer/core/promo';
import type { Vehicle } from '@dealer/core/vehicle';
import { inViewFirst } from './inViewFirst.ts';

const cars = (...ids: number[]): GridItem<Vehicle>[] => ids.map((id) => ({ kind: 'hit', hit: aVehicle({ id }) }));
const idsOf = (items: readonly GridItem<Vehicle>[]): (number | string)[] => items.map((item) => (item.kind === 'hit' ? item.hit.id : `tile ${item.slot}`));

describe('results that change', () => {
  it('show the new vehicles of the first view at once, those before them below it', () => {
    expect(idsOf(inViewFirst(cars(11, 12, 13, 14), cars(1, 2, 3, 4), 2))).toEqual([11, 12, 3, 4]);
  });

  it('show no vehicle twice, though it moved up', () => {
    expect(idsOf(inViewFirst(cars(4, 12, 13, 14), cars(1, 2, 3, 4), 2))).toEqual([4, 12, 3]);
  });

  it('show no more than there are now', () => {
    expect(idsOf(inViewFirst(cars(11, 12, 13), cars(1, 2, 3, 4, 5), 2))).toEqual([11, 12, 3]);
    expect(idsOf(inViewFirst(cars(11, 12), cars(1, 2, 3, 4, 5), 2))).toEqual([11, 12]);
  });

  it('show all there are, where there were fewer', () => {
    expect(idsOf(inViewFirst(cars(11, 12, 13, 14), cars(1), 2))).toEqual([11, 12]);
  });
});
