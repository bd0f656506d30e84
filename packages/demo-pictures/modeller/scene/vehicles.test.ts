import { interiorKeys, pictureBodies, sceneNames } from '@dealer/mocks/pictures';
import { describe, expect, it } from 'vitest';
import { interiors } from './interiors.ts';
import { vehicles } from './vehicles.ts';
import { stages } from './yards.ts';

/** The motorcycle has no cabin: its body is photographed close up. */
const cabins = interiorKeys.filter((name) => name !== 'motorcycle');

describe('the modelled scenes', () => {
  it.each([
    ['bodies', vehicles, pictureBodies],
    ['interiors', interiors, cabins],
    ['home-page scenes', stages, sceneNames],
  ] as const)('the modelled scenes cover the %s that the mocked stock shows, and no others', (_, models, names) => {
    expect(Object.keys(models).sort()).toEqual([...names].sort());
  });
});
