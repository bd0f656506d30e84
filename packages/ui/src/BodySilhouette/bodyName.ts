import { bodyNames } from './bodyNames.ts';
import type { BodyName } from './bodyNames.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const names = new Map<string, BodyName>(bodyNames.map((name) => [plain(name), name]));

/** Words that feeds use for the same shapes. */
const otherWords: readonly (readonly [string, BodyName])[] = [
  ['4wd', '4x4'],
  ['offroad', '4x4'],
  ['minibus', 'bus'],
  ['coach', 'bus'],
  ['pickup', 'ute'],
  ['utility', 'ute'],
  ['dualcab', 'ute'],
  ['doublecab', 'ute'],
  ['tray', 'cabChassis'],
  ['cabriolet', 'convertible'],
  ['roadster', 'convertible'],
  ['spyder', 'convertible'],
  ['electric', 'ev'],
  ['fastback', 'ev'],
  ['liftback', 'hatch'],
  ['minivan', 'peopleMover'],
  ['mpv', 'peopleMover'],
  ['panelvan', 'van'],
  ['commercial', 'van'],
  ['limousine', 'prestige'],
  ['saloon', 'sedan'],
  ['estate', 'wagon'],
  ['crossover', 'suv'],
  ['camper', 'motorhome'],
  ['motorbike', 'motorcycle'],
  ['scooter', 'motorcycle'],
  ['bike', 'motorcycle'],
  ['rigid', 'lightTruck'],
  ['primemover', 'truck'],
];

/**
 * Which drawing stands for a body type as a feed writes it. Exact words first, then the longest word found
 * inside ("Dual Cab Ute" is a ute), else a sedan.
 *
 * @example
 * bodyName('Cab Chassis') // => 'cabChassis'
 */
export const bodyName = (body: string): BodyName => {
  const wanted = plain(body);
  const exact = names.get(wanted) ?? otherWords.find(([word]) => word === wanted)?.[1];
  if (exact) return exact;

  const all = [...names, ...otherWords].toSorted(([one], [other]) => other.length - one.length);
  return all.find(([word]) => word.length > 2 && wanted.includes(word))?.[1] ?? 'sedan';
};
