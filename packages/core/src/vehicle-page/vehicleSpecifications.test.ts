import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { vehicleSpecifications } from './vehicleSpecifications.ts';

const valueOf = (change: Parameters<typeof aVehicle>[0], label: string): string | undefined =>
  vehicleSpecifications(aVehicle(change), aSite(), testNow)
    .items.find((item) => item.label === label)
    ?.value.replaceAll('\u00a0', ' ');

describe('vehicleSpecifications', () => {
  it('vehicleSpecifications reads a length in millimetres or in metres, as the feed means it', () => {
    expect(valueOf({ variant: { vehiclelength: 5_325 } }, 'Length')).toBe('5,325 mm');
    expect(valueOf({ variant: { vehiclelength: 100 } }, 'Length')).toBe('100 mm');
    expect(valueOf({ variant: { vehiclelength: 5.33 } }, 'Length')).toBe('5.33 m');
    expect(valueOf({}, 'Length')).toBeUndefined();
  });

  it('counts the safety stars of a vehicle', () => {
    expect(valueOf({ variant: { ancaprating: 5 } }, 'ANCAP rating')).toBe('5 stars');
    expect(valueOf({ variant: { ancaprating: 1 } }, 'ANCAP rating')).toBe('1 star');
    expect(valueOf({ variant: {} }, 'ANCAP rating')).toBeUndefined();
  });

  it('vehicleSpecifications gives kilograms and litres their units', () => {
    expect(valueOf({ variant: { towingcapacitybraked: 3_500 } }, 'Towing capacity (braked)')).toBe('3,500 kg');
    expect(valueOf({ variant: { fuelcapacity: 80 } }, 'Fuel capacity')).toBe('80 L');
    expect(valueOf({ specification: { tare_weight: 2_210, sleeps: 4 } }, 'Tare weight')).toBe('2,210 kg');
    expect(valueOf({ specification: { tare_weight: 2_210, sleeps: 4 } }, 'Sleeps')).toBe('4');
  });
});
