import { similarCars } from '../limits/lists.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

const sameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * The similar cars to show, from the merged answers of `similarCarQueries`: without the car itself, sold ones and
 * repeats, the same model first and otherwise in the order found, six at most (decision B22).
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
  const isSameModel = (candidate: Vehicle): boolean =>
    current.model !== '' && sameWord(candidate.model, current.model) && sameWord(candidate.make, current.make);
  return [...others.filter(isSameModel), ...others.filter((candidate) => !isSameModel(candidate))].slice(0, similarCars);
};
