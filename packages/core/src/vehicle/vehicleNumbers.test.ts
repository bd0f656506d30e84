import { describe, expect, it } from 'vitest';
import { parseVehicle } from './parseVehicle.ts';
import { vinOf } from './vehicleNumbers.ts';

const valid = 'MR0HA3CD000000001';

describe('vinOf', () => {
  it.each([
    [valid, valid],
    ['mr0ha3cd000000001', valid],
    [' MR0 HA3CD-0000 00001 ', valid],
    ['TBA', undefined],
    ['UNKNOWN', undefined],
    ['MRO HA3CD000000001', undefined],
    ['MRIHA3CD000000001', undefined],
    ['MRQHA3CD000000001', undefined],
    ['MR0HA3CD00000001', undefined],
    ['ZZE122-0012345', undefined],
    ['00000000000000000', undefined],
    ['12345678901234567', undefined],
    ['XXXXXXXXXXXXXXXXX', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('vinOf: %j', (text, vin) => {
    expect(vinOf(text)).toBe(vin);
  });
});

describe('the VIN of a vehicle', () => {
  it.each([
    ['mr0ha3cd000000001', valid],
    ['ZZE122-0012345', 'ZZE122-0012345'],
    ['TBA', undefined],
    ['Unknown', undefined],
    ['not available', undefined],
    ['0000', undefined],
  ])('the VIN of a vehicle: %j is read as %j', (vin, expected) => {
    expect(parseVehicle({ id: 7, slug: 'a', make: 'Kia', vin })).toMatchObject({ vehicle: { vin: expected } });
  });
});
