import { describe, expect, it } from 'vitest';
import { bodyPictureKey } from './bodyPictureKey.ts';
import type { PictureBody } from './pictureKeys.ts';

describe('bodyPictureKey', () => {
  it.each<[string, PictureBody]>([
    ['Hatchback', 'hatch'],
    ['Ute / Tray', 'ute'],
    ['People Mover', 'peopleMover'],
    ['Commercial', 'van'],
    ['Convertible', 'convertible'],
    ['Cab Chassis', 'cabChassis'],
    ['SUV', 'suv'],
    ['Dual Cab Ute', 'ute'],
    ['4x4', 'fourByFour'],
    ['bus', 'bus'],
    ['cabChassis', 'cabChassis'],
    ['convertible', 'convertible'],
    ['coupe', 'coupe'],
    ['ev', 'hatch'],
    ['hardtop', 'coupe'],
    ['hatch', 'hatch'],
    ['hatchback', 'hatch'],
    ['motorhome', 'motorhome'],
    ['lightTruck', 'lightTruck'],
    ['peopleMover', 'peopleMover'],
    ['prestige', 'sedan'],
    ['sedan', 'sedan'],
    ['softtop', 'convertible'],
    ['suv', 'suv'],
    ['ute', 'ute'],
    ['van', 'van'],
    ['wagon', 'wagon'],
    ['stationWagon', 'wagon'],
    ['truck', 'truck'],
    ['caravan', 'caravan'],
    ['motorcycle', 'motorcycle'],
  ])('bodyPictureKey shows "%s" as %s', (word, body) => {
    expect(bodyPictureKey(word)).toBe(body);
  });

  it('bodyPictureKey shows a caravan as a caravan with any body name', () => {
    expect(bodyPictureKey('Van', 'caravan')).toBe('caravan');
    expect(bodyPictureKey(undefined, 'motorcycle')).toBe('motorcycle');
  });

  it('bodyPictureKey uses the most common body for an unknown or missing name', () => {
    expect(bodyPictureKey('Amphibious')).toBe('suv');
    expect(bodyPictureKey(undefined)).toBe('suv');
    expect(bodyPictureKey('constructor')).toBe('suv');
  });
});
