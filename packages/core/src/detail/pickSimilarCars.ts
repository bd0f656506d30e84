import { similarCars } from '../limits/lists.ts';
import { shownPrice } from '../price/shownPrice.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { similarReach } from './similarReach.ts';

/** So many years weigh as much as the reach of a similar price. */
const yearsReach = 5;

const sameWord = (one = '', other = ''): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();

/** 1 for each whole reach between the two; what one of them does not say counts as one reach. */
const distanceBetween = (one: number | undefined, other: number | undefined, reach: number): number =>
  one === undefined || other === undefined ? 1 : Math.abs(one - other) / reach;

/**
 * The similar cars to show, from the merged answers of `similarCarQueries`: without the car itself, sold ones and
 * repeats, the same model first, then the same body, and among those the nearest in price and year; six at most (decision B22).
 *
 * @example pickSimilarCars(hilux, [ranger, hilux, otherHilux]) // => [otherHilux, ranger]
 */
export const pickSimilarCars = (current: Vehicle, candidates: readonly Vehicle[]): Vehicle[] => {
  const seen = new Set<number>([current.id]);
  const others = candidates.filter((candidate) => {
    if (seen.has(candidate.id) || !isAvailable(candidate)) return false;
    seen.add(candidate.id);
    return true;
  });
  const price = shownPrice(current);
  const ranked = others.map((vehicle) => ({
    vehicle,
    kind:
      sameWord(vehicle.model, current.model) && sameWord(vehicle.make, current.make)
        ? 0
        : sameWord(vehicle.body, current.body)
          ? 1
          : 2,
    distance:
      distanceBetween(price, shownPrice(vehicle), similarReach(price ?? 0)) +
      distanceBetween(current.year, vehicle.year, yearsReach),
  }));
  return ranked
    .sort((a, b) => a.kind - b.kind || a.distance - b.distance)
    .slice(0, similarCars)
    .map(({ vehicle }) => vehicle);
};
