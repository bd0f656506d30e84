import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { fuelDefaults } from '../vehicle-page/fuelCost.ts';
import { costAssumptions, runningCostsModel, vehicleConsumption } from '../vehicle-page/index.ts';
import { roadUserCharges, roadUserText } from './index.ts';
import { noticeItems } from './noticeItems.ts';

const nz = aSite({ country: 'NZ', timezone: 'Pacific/Auckland', nz: { petrolPrice: 2.71, dieselPrice: 2.05 } });

describe('what New Zealand’s roads and fuel cost', () => {
  it.each([
    [{ fuel: 'Diesel' }, 76],
    [{ fuel: 'Turbo Diesel' }, 76],
    [{ fuel: 'Electric' }, 76],
    [{ fuel: 'Plug-in Hybrid' }, 38],
    [{ fuel: 'PHEV' }, 38],
    [{ fuel: 'Petrol' }, undefined],
    [{ fuel: 'Hybrid' }, undefined],
    [{ fuel: undefined }, undefined],
    [{ fuel: 'Diesel', itemType: 'truck' }, undefined],
    [{ fuel: 'Electric', itemType: 'motorcycle' }, undefined],
    [{ fuel: 'Diesel', itemType: 'caravan' }, undefined],
    [{ fuel: 'Diesel', variant: { grossVehicleMass: 4_490 } }, undefined],
  ])('what New Zealand’s roads and fuel cost of %j for 1,000 km is %s', (vehicle, rate) => {
    expect(roadUserCharges(vehicle, nz)?.per1000Km).toBe(rate);
    expect(roadUserCharges(vehicle, aSite())).toBeUndefined();
  });

  it.each([
    ['Petrol', 'None, the price of the fuel contains a tax instead'],
    ['Petrol - Premium ULP', 'None, the price of the fuel contains a tax instead'],
    ['LPG', 'None, the price of the fuel contains a tax instead'],
    ['Hybrid', 'None, the price of the fuel contains a tax instead'],
    ['Petrol Mild Hybrid', 'None, the price of the fuel contains a tax instead'],
    ['Petrol/Plug-in Hybrid', '$38 for 1,000\u00a0km'],
    ['Diesel Hybrid', '$76 for 1,000\u00a0km'],
    // What is not known is in the notice alone.
    ['Mild Hybrid', undefined],
    ['Hydrogen', undefined],
    ['Other', undefined],
    [undefined, undefined],
  ])(
    'what New Zealand’s roads and fuel cost is in the notice of a vehicle with the fuel %s: %s',
    (simple_fuel, value) => {
      const vehicle = aVehicle({ simple_fuel, fuel: undefined });
      const [item] = noticeItems(['roadUser'], vehicle, { site: nz, now: testNow, seller: undefined });
      expect(item?.value).toBe(value);
    },
  );

  it('what New Zealand’s roads and fuel cost is stated by the week and the year with the fuel', () => {
    const vehicle = aVehicle({ simple_fuel: 'Diesel', variant: { fuelconsumptioncombined: 8 } });
    const use = { ...costAssumptions(nz), ...vehicleConsumption(vehicle, nz, testNow) };
    const model = runningCostsModel(vehicle, nz, { use, drafts: {} }, { now: testNow });
    // 250 km at 76 dollars for 1,000 km; 2.5 x 8 x 2.05.
    expect(model).toMatchObject({
      week: '$41.00',
      roadUser: 'Road user charges: $19 a week, $988 a year (diesel, $76 for 1,000\u00a0km).',
    });
    expect(roadUserText({ per1000Km: 38, label: 'plug-in hybrid' }, 130, nz)).toContain('$4.94 a week, $256.88 a year');
  });

  it('what New Zealand’s roads and fuel cost starts with the site’s price of petrol or diesel, and with $1.70 in Australia', () => {
    expect(fuelDefaults({ fuel: 'Diesel' }, nz).pricePerLitre).toBe(2.05);
    expect(fuelDefaults({ fuel: 'Hybrid' }, nz).pricePerLitre).toBe(2.71);
    expect(fuelDefaults({ fuel: 'Diesel' }, aSite()).pricePerLitre).toBe(1.7);
  });
});
