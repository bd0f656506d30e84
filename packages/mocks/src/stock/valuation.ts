import type { Holding } from './catalogue.ts';
import type { Random } from './seededRandom.ts';

/** The median kilometres of used cars by age in years. */
const middleKm = [
  4_000, 11_500, 29_000, 49_000, 61_000, 77_000, 90_000, 104_000, 117_000, 130_000, 141_000, 152_000, 165_000, 172_000,
  175_000, 185_000, 188_000, 195_000, 200_000,
];

/** The distribution of the age of used cars in years, per thousand; the last entry is 18 and older. */
export const agesPerThousand: readonly (readonly [number, number])[] = [
  12, 50, 73, 76, 99, 107, 90, 75, 72, 59, 57, 47, 35, 30, 25, 22, 18, 15, 12,
].map((share, age) => [age, share] as const);

/** The median kilometres of used cars of this age. */
export const typicalKm = (age: number): number => middleKm[Math.min(age, middleKm.length - 1)]!;

/** Random kilometres of a used car, log-normal around the median of its age. */
export const usedKm = (age: number, random: Random): number =>
  Math.max(900, Math.round(typicalKm(age) * Math.exp(0.43 * random.normal())));

const fall: Record<Holding, readonly [number, number]> = {
  strong: [0.042, 0.0032],
  usual: [0.055, 0.0038],
  prestige: [0.085, 0.0042],
};

/** The share of the new price that remains after years: 1 at age 0. */
export const worthLeft = (age: number, holding: Holding): number => {
  const [linear, bend] = fall[holding];
  return Math.exp(-(linear * age + bend * age * age));
};

/** The distribution of typical price endings. */
const endings: readonly (readonly [number, number])[] = [
  [990, 52],
  [888, 12],
  [950, 8],
  [500, 7],
  [490, 7],
  [999, 5],
  [880, 4],
  [0, 3],
  [777, 2],
];

/** An amount in dollars, changed to a typical price ending. */
export const dealerPrice = (amount: number, random: Random): number => {
  const ending = random.weighted(endings);
  const thousands = Math.max(ending === 0 ? 3 : 2, Math.round((amount - ending) / 1000));
  return thousands * 1000 + ending;
};

/** The random price of a used vehicle in dollars. */
export const usedPrice = (
  facts: { newPrice: number; age: number; km: number; holding: Holding },
  random: Random,
): number => {
  const worth = facts.newPrice * 0.98 * worthLeft(facts.age, facts.holding);
  const driven = Math.min(1.3, Math.max(0.78, (facts.km / typicalKm(facts.age)) ** -0.12));
  return dealerPrice(Math.max(3_500, worth * driven * Math.exp(0.07 * random.normal())), random);
};
