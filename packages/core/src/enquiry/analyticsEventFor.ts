import type { Vehicle } from '../vehicle/vehicle.ts';

/** What kind of lead was sent. */
export type LeadKind = 'enquiry' | 'test-drive' | 'finance' | 'career';

/**
 * The analytics event of a lead that was accepted (specification section 7; decision C26): 14 new car enquiry, 15 used car enquiry,
 * 22 any other enquiry, 17 test drive of a new car or one tagged Test Drive Only, 48 any other test drive, 9 finance, 51 career.
 *
 * @example
 * analyticsEventFor('enquiry', aVehicle({ car_type: 'used' })); // => 15
 */
export const analyticsEventFor = (kind: LeadKind, vehicle?: Pick<Vehicle, 'carType' | 'tag'>): 9 | 14 | 15 | 17 | 22 | 48 | 51 => {
  switch (kind) {
    case 'finance':
      return 9;
    case 'career':
      return 51;
    case 'test-drive':
      return vehicle?.carType === 'new' || vehicle?.tag === 'Test Drive Only' ? 17 : 48;
    case 'enquiry':
      if (vehicle?.carType === 'new') return 14;
      return vehicle?.carType === 'used' ? 15 : 22;
  }
};
