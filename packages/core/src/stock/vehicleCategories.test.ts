import { describe, expect, it } from 'vitest';
import { vehicleCategories } from './vehicleCategories.ts';

describe('vehicleCategories', () => {
  it.each([
    [
      'a seven-seat four-wheel drive',
      { simple_body: 'SUV', seats: 7, simple_drive: '4x4' },
      ['Family', '4x4 & Off-road', '7+ Seats'],
    ],
    [
      'a dual-cab ute that tows 3.5 t',
      { simple_body: 'Ute', seats: 5, variant: { towingcapacitybraked: 3500 } },
      ['Work', 'Towing'],
    ],
    ['a cheap used hatch', { simple_body: 'Hatch', seats: 5, car_type: 'used' as const, price: 9_990 }, ['First Car']],
    [
      'a plug-in Volvo wagon',
      { simple_body: 'Wagon', seats: 5, make: 'Volvo', simple_fuel: 'Plug-in Hybrid' },
      ['Family', 'Electric & Hybrid'],
    ],
    ['a motorcycle', { item_type: 'motorcycle' }, ['Motorcycles']],
    ['a truck', { item_type: 'truck' }, ['Trucks', 'Work']],
    ['a Porsche', { make: 'Porsche', simple_body: 'Coupe', seats: 4 }, ['Prestige']],
    ['a caravan', { item_type: 'caravan' }, ['Caravans']],
    ['a minibus with twelve seats', { simple_body: 'Bus', seats: 12 }, ['Work', '7+ Seats']],
    ['a car of which nothing is known', {}, []],
  ])('vehicleCategories: %s', (_, facts, expected) => {
    expect(vehicleCategories(facts)).toEqual(expected);
  });
});
