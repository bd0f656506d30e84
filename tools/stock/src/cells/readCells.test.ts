import { describe, expect, it } from 'vitest';
import { dealershipFor, feedDealerships } from './dealerships.ts';
import { readAmount } from './readAmount.ts';
import { readBody } from './readBody.ts';
import { readColours } from './readColours.ts';
import { readDrive } from './readDrive.ts';
import { readEngine } from './readEngine.ts';
import { readFuel } from './readFuel.ts';
import { readLocation } from './readLocation.ts';
import { readYear } from './readYear.ts';

describe('readAmount', () => {
  it.each([
    ['51990', 51990],
    ['$51,990', 51990],
    ['8.7 L / 100 km', 8.7],
    [' 5 Doors', 5],
    ['0', undefined],
    ['POA', undefined],
    ['-', undefined],
    ['- / -', undefined],
    ['-5', undefined],
    ['12 months', undefined],
  ])('%j', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });
});

describe('readYear', () => {
  it.each([
    ['2018', 2018],
    ['2018.0', 2018],
    ['nan', undefined],
    ['18', undefined],
    ['9999', undefined],
  ])('%j', (cell, year) => {
    expect(readYear(cell)).toBe(year);
  });
});

describe('readBody', () => {
  const facts = { bodyType: '', carSuv: '', make: 'Toyota', title: '2018 Toyota Something' };
  it.each([
    ['Ute / Tray', {}, { simple: 'Ute', fine: 'Ute' }],
    ['Ute / Tray', { title: '2019 Isuzu D-MAX SX C/Chas' }, { simple: 'Ute', fine: 'Cab Chassis' }],
    ['Hatchback', {}, { simple: 'Hatch', fine: 'Hatch' }],
    ['Commercial', { title: '2018 Toyota HiAce LWB' }, { simple: 'Van', fine: 'Van' }],
    ['Commercial', { title: '2012 Toyota Estima Aeras', seats: 8 }, { simple: 'People Mover', fine: 'People Mover' }],
    ['Commercial', { title: '2018 Toyota HiAce Commuter', seats: 12 }, { simple: 'Bus', fine: 'Bus' }],
    [
      'Commercial',
      { make: 'Hino', title: '2015 Hino 500 1227' },
      { simple: 'Light Truck', fine: 'Light Truck', itemType: 'truck' },
    ],
    [
      'Other',
      { make: 'Isuzu', title: '2023 Isuzu NLR 45-150' },
      { simple: 'Light Truck', fine: 'Light Truck', itemType: 'truck' },
    ],
    ['Other', {}, undefined],
    ['', { carSuv: 'Coupe' }, { simple: 'Coupe', fine: 'Coupe' }],
    ['', { carSuv: 'Honest Example Cars' }, undefined],
  ])('%j with %j', (bodyType, change, expected) => {
    expect(readBody({ ...facts, bodyType, ...change })).toEqual(expected);
  });
});

describe('readFuel', () => {
  it.each([
    ['Unleaded', '2018 Toyota Corolla', 'Petrol'],
    ['Premium', '2018 BMW 430I', 'Petrol'],
    ['Diesel', '2018 Ford Ranger', 'Diesel'],
    ['Hybrid', '2022 MG HS +EV Phev', 'Plug-in Hybrid'],
    ['-', '2023 GWM Haval Jolion LUX Hybrid', 'Hybrid'],
    ['Other', '2018 Kia Rio', undefined],
    ['Electric', '2022 MG ZS EV', 'Electric'],
  ])('%s of "%s"', (cell, title, fuel) => {
    expect(readFuel(cell, title)).toBe(fuel);
  });
});

describe('readDrive', () => {
  it.each([
    ['Front', 'FWD'],
    ['Rear', 'RWD'],
    ['4WD', '4x4'],
    ['AWD', 'AWD'],
    ['Other', undefined],
    ['', undefined],
  ])('%s', (cell, drive) => {
    expect(readDrive(cell)).toBe(drive);
  });
});

describe('readEngine', () => {
  it.each([
    ['4 cyl, 2.2 L', '4 cyl', { cylinders: 4, litres: 2.2, text: '2.2 L' }],
    ['6 cyl, 0 L', '6 cyl', { cylinders: 6 }],
    ['0 L', '0 L', {}],
    ['2 L', '2 L', { litres: 2, text: '2 L' }],
    ['-', '-', {}],
  ])('%s', (engine, cylinders, expected) => {
    expect(readEngine(engine, cylinders)).toEqual(expected);
  });
});

describe('readColours', () => {
  it.each([
    ['White / Black', { colour: 'White', interior: 'Black' }],
    ['Grey / Blue / Leather', { colour: 'Grey', interior: 'Blue / Leather' }],
    ['White / 2019/04', { colour: 'White', buildDate: '04/2019' }],
    ['5 years / Unlimited km', {}],
    ['- / -', {}],
    ['- / Black', { interior: 'Black' }],
  ])('%s', (cell, expected) => {
    expect(readColours(cell)).toEqual(expected);
  });
});

describe('readLocation', () => {
  it.each([
    ['Sandgate, QLD', { city: 'Sandgate', state: 'QLD' }],
    ['Warrenheip, AU-VIC', { city: 'Warrenheip', state: 'VIC' }],
    ['', {}],
    ['nan', {}],
    ['Atlantis', { city: 'Atlantis' }],
  ])('%s', (cell, expected) => {
    expect(readLocation(cell)).toEqual(expected);
  });
});

describe('dealershipFor', () => {
  it('gives one seller one dealership of its state', () => {
    const one = dealershipFor({ carSuv: 'Honest Example Cars', city: 'Sandgate', state: 'QLD', make: 'MG' });
    const other = dealershipFor({ carSuv: 'HONEST example Cars ', city: 'Nundah', state: 'QLD', make: 'Kia' });
    expect(one.dealership).toBe(other.dealership);
    expect(one.dealership.state).toBe('QLD');
  });

  it('takes status words, masked phones and bodies for no seller', () => {
    const location = { city: 'Sandgate', state: 'QLD', make: 'MG' };
    const found = ['Hatchback', 'NEW In stock', '07 **** ****\n', 'nan', ''].map(
      (carSuv) => dealershipFor({ carSuv, ...location }).location.slug,
    );
    expect(new Set(found).size).toBe(1);
  });

  it('invents 24 dealerships with phone numbers from the ranges reserved for fiction', () => {
    expect(feedDealerships).toHaveLength(24);
    for (const { phone } of feedDealerships.flatMap(({ locations }) => locations))
      expect(phone).toMatch(/^0[2378] 5550 \d{4}$/);
  });
});
