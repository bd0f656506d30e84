import { describe, expect, it } from 'vitest';
import { readName } from './readName.ts';

describe('readName', () => {
  it.each([
    ['Toyota', 'Hilux', '2019 Toyota Hilux SR5 (4X4)', { make: 'Toyota', model: 'Hilux', badge: 'SR5 (4X4)' }],
    [
      'Land',
      'Rover',
      '2019 Land Rover Range Rover Evoque TD4',
      { make: 'Land Rover', model: 'Range Rover Evoque', badge: 'TD4' },
    ],
    ['Land', 'Rover', '2019 Land Rover Range Rover', { make: 'Land Rover', model: 'Range Rover' }],
    ['Land', 'Rover', '2019 Land Rover Discovery 4 3.0', { make: 'Land Rover', model: 'Discovery', badge: '4 3.0' }],
    ['Great', 'Wall', '2019 Great Wall V240 (4X2)', { make: 'Great Wall', model: 'V240', badge: '(4X2)' }],
    ['Alfa', 'Romeo', '2019 Alfa Romeo Giulietta Veloce', { make: 'Alfa Romeo', model: 'Giulietta', badge: 'Veloce' }],
    ['Aston', 'Martin', '2019 Aston Martin DB11 AMR', { make: 'Aston Martin', model: 'DB11', badge: 'AMR' }],
    ['Rover', '75', '2019 Rover 75 Club', { make: 'Rover', model: '75', badge: 'Club' }],
    ['Jeep', 'Grand', '2019 Jeep Grand Cherokee Laredo', { make: 'Jeep', model: 'Grand Cherokee', badge: 'Laredo' }],
    [
      'Hyundai',
      'Santa',
      '2019 Hyundai Santa FE Highlander',
      { make: 'Hyundai', model: 'Santa Fe', badge: 'Highlander' },
    ],
    [
      'Toyota',
      'Land',
      '2019 Toyota Land Cruiser Prado VX',
      { make: 'Toyota', model: 'Landcruiser Prado', badge: 'VX' },
    ],
    [
      'Toyota',
      'Landcruiser',
      '2019 Toyota Landcruiser LC200 GXL',
      { make: 'Toyota', model: 'Landcruiser', badge: 'LC200 GXL' },
    ],
    ['Toyota', 'Rav', '2019 Toyota Rav 4 GX', { make: 'Toyota', model: 'RAV4', badge: 'GX' }],
    ['Ford', 'F', '2019 Ford F 150 XLT', { make: 'Ford', model: 'F-150', badge: 'XLT' }],
    ['Ford', 'F250', '2019 Ford F250 Lariat', { make: 'Ford', model: 'F-250', badge: 'Lariat' }],
    ['Tesla', 'Model', '2019 Tesla Model 3 Long Range', { make: 'Tesla', model: 'Model 3', badge: 'Long Range' }],
    ['LDV', 'G10+', '2019 LDV G10+ Barn Door', { make: 'LDV', model: 'G10+', badge: 'Barn Door' }],
    ['Saab', '3-Sep', '2019 Saab 9-3 Linear', { make: 'Saab', model: '9-3', badge: 'Linear' }],
    [
      'Mitsubishi',
      'Pajero',
      '2019 Mitsubishi Pajero PAJERO GLX',
      { make: 'Mitsubishi', model: 'Pajero', badge: 'GLX' },
    ],
    ['Audi', 'S5', '2019 Audi S5 (No Badge)', { make: 'Audi', model: 'S5' }],
    [
      'Hyundai',
      'I40',
      '2019 Hyundai I40 Active Tourer - 15 Months',
      { make: 'Hyundai', model: 'I40', badge: 'Active Tourer' },
    ],
    ['Mazda', '3', 'A very clean car', { make: 'Mazda', model: '3' }],
    ['Toyota', 'Hilux', '2019 MY20 Toyota Hilux SR5', { make: 'Toyota', model: 'Hilux', badge: 'SR5' }],
    ['Toyota', 'Hilux', '2019 (MY19.5) TOYOTA Hilux SR5', { make: 'Toyota', model: 'Hilux', badge: 'SR5' }],
    ['Toyota', 'Hilux', 'Used 2019/2020 - Toyota Hilux SR5', { make: 'Toyota', model: 'Hilux', badge: 'SR5' }],
    ['Volkswagen', 'Golf', '2019 VW Golf 110TSI', { make: 'Volkswagen', model: 'Golf', badge: '110TSI' }],
    ['VW', 'Golf', '2019 Volkswagen Golf 110TSI', { make: 'Volkswagen', model: 'Golf', badge: '110TSI' }],
    ['Mercedes Benz', 'C200', '2019 Mercedes-Benz C200 AMG', { make: 'Mercedes-Benz', model: 'C200', badge: 'AMG' }],
    ['Mercedes', 'C200', '2019 MERCEDES C200 AMG', { make: 'Mercedes-Benz', model: 'C200', badge: 'AMG' }],
    ['Rolls', 'Royce', '2019 Rolls-Royce Ghost EWB', { make: 'Rolls-Royce', model: 'Ghost', badge: 'EWB' }],
    ['LandRover', 'Defender', '2019 Land Rover Defender 110', { make: 'Land Rover', model: 'Defender', badge: '110' }],
    ['Citroën', 'C4', '2019 Citroen C4 Shine', { make: 'Citroen', model: 'C4', badge: 'Shine' }],
    ['Mazda', 'CX5', '2019 Mazda CX-5 Maxx', { make: 'Mazda', model: 'CX5', badge: 'Maxx' }],
    ['Mazda', 'MX-5', '2019 Mazda MX 5 GT', { make: 'Mazda', model: 'MX-5', badge: 'GT' }],
    ['Peugeot', '2008', '2019 Peugeot 2008 Allure', { make: 'Peugeot', model: '2008', badge: 'Allure' }],
    ['Toyota', 'Hilux', '2019MY20 Toyota Hilux SR5', { make: 'Toyota', model: 'Hilux', badge: 'SR5' }],
    ['Mazda', '3', '2019 Mazda3 G20', { make: 'Mazda', model: '3', badge: 'G20' }],
    ['Toyota', 'Hilux', 'MY20 Hilux SR5', { make: 'Toyota', model: 'Hilux', badge: 'SR5' }],
    ['Peugeot', '2008', '2019 2008 Allure', { make: 'Peugeot', model: '2008', badge: 'Allure' }],
    ['Volkswagen', 'Beetle', '2019 New Beetle', { make: 'Volkswagen', model: 'Beetle' }],
    ['Zastava', 'Yugo', '2019 ZASTAVA Yugo 45', { make: 'Zastava', model: 'Yugo', badge: '45' }],
  ])('readName: %s %s, "%s"', (brand, model, title, expected) => {
    const name = readName({ brand, model, title });
    expect(JSON.parse(JSON.stringify(name))).toEqual(expected);
  });
});
