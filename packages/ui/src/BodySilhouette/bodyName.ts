import { bodyNames } from './bodyNames.ts';
import type { BodyName } from './bodyNames.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Other names of the same shapes in feeds. */
const otherNames: Partial<Record<BodyName, string>> = {
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

/** Every known name with its drawing. */
const names: readonly (readonly [word: string, name: BodyName])[] = bodyNames.flatMap((name) =>
  [plain(name), ...(otherNames[name]?.split(' ') ?? [])].map((word) => [word, name] as const),
);

/**
 * The drawing of a body type as a feed writes it: by exact name, then by the longest known name inside it ("Dual Cab Ute" is a
 * ute), otherwise a sedan.
 *
 * @example
 * bodyName('Cab Chassis') // => 'cabChassis'
 */
export const bodyName = (body: string): BodyName => {
  const wanted = plain(body);
  const exact = names.find(([word]) => word === wanted);
  if (exact) return exact[1];
  return (
    names
      .toSorted(([one], [other]) => other.length - one.length)
      .find(([word]) => word.length > 2 && wanted.includes(word))?.[1] ?? 'sedan'
  );
};
