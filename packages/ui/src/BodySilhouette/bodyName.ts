import { bodyNames } from './bodyNames.ts';
import type { BodyName } from './bodyNames.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Words that feeds use for the same shapes. */
const otherWords: Partial<Record<BodyName, string>> = {
  '4x4': '4wd offroad',
  bus: 'minibus coach',
  ute: 'pickup utility dualcab doublecab',
  cabChassis: 'tray',
  convertible: 'cabriolet roadster spyder',
  ev: 'electric fastback',
  hatch: 'liftback',
  peopleMover: 'minivan mpv',
  van: 'panelvan commercial',
  prestige: 'limousine',
  sedan: 'saloon',
  wagon: 'estate',
  suv: 'crossover',
  motorhome: 'camper',
  motorcycle: 'motorbike scooter bike',
  lightTruck: 'rigid',
  truck: 'primemover',
};

/** Every known word with its drawing. */
const words: readonly (readonly [word: string, name: BodyName])[] = bodyNames.flatMap((name) =>
  [plain(name), ...(otherWords[name]?.split(' ') ?? [])].map((word) => [word, name] as const),
);

/**
 * Which drawing stands for a body type as a feed writes it. Exact words first, then the longest word found
 * inside ("Dual Cab Ute" is a ute), else a sedan.
 *
 * @example
 * bodyName('Cab Chassis') // => 'cabChassis'
 */
export const bodyName = (body: string): BodyName => {
  const wanted = plain(body);
  const exact = words.find(([word]) => word === wanted);
  if (exact) return exact[1];
  return (
    words
      .toSorted(([one], [other]) => other.length - one.length)
      .find(([word]) => word.length > 2 && wanted.includes(word))?.[1] ?? 'sedan'
  );
};
