import { describe, expect, it } from 'vitest';
import { bodyName } from './bodyName.ts';

describe('bodyName', () => {
  it.each([
    ['SUV', 'suv'],
    ['Cab Chassis', 'cabChassis'],
    ['cab-chassis', 'cabChassis'],
    ['Station Wagon', 'stationWagon'],
    ['People Mover', 'peopleMover'],
    ['Light Truck', 'lightTruck'],
    ['4X4', '4x4'],
    ['Hatchback', 'hatchback'],
    ['Dual Cab Ute', 'ute'],
    ['Cabriolet', 'convertible'],
    ['Double Cab Pick-up', 'ute'],
    ['', 'sedan'],
    ['Hovercraft', 'sedan'],
  ])('bodyName draws %s as %s', (names, drawing) => {
    expect(bodyName(names)).toBe(drawing);
  });
});
