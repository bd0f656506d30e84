import { describe, expect, it } from 'vitest';
import { aVehicle } from '../testing/index.ts';
import { enquiryPurposes } from './enquiryPurpose.ts';
import { enquiryStart } from './index.ts';

describe('the message of the enquiry dialog', () => {
  const car = { year: 2022, make: 'Toyota', model: 'Hilux', badge: 'SR5' } as const;

  it.each([
    ['is in stock', {}, "Hi, I'm interested in the 2022 Toyota Hilux. Is it still available?"],
    ['is on its way', { status: 'coming_soon' }, "Hi, I'm interested in the 2022 Toyota Hilux. When can I see it?"],
    ['is sold', { status: 'sold', sold: true }, 'Hi, I liked the 2022 Toyota Hilux. Do you have another one like it?'],
  ] as const)('the message of the enquiry dialog asks about a vehicle that %s', (_, change, message) => {
    expect(enquiryStart('enquire', aVehicle({ ...car, ...change })).message).toBe(message);
  });

  it('the message of the enquiry dialog names the vehicle and leaves no placeholder', () => {
    const vehicle = aVehicle({ ...car, model: '$& {vehicle}' });
    for (const purpose of enquiryPurposes) {
      const { message } = enquiryStart(purpose, aVehicle(car));
      expect(message ?? '').not.toMatch(/[{}]/);
    }
    expect(enquiryStart('reserve', vehicle).message).toBe("Hi, I'd like to reserve the 2022 Toyota $& {vehicle}.");
  });
});
