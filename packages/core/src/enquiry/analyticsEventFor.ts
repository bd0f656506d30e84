import { type AnalyticsEventId, analyticsEvents } from '../analytics/analyticsEvents.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What kind of lead was sent; `valuation` and `offer-accepted` are about the visitor's own car. */
export type LeadKind = 'enquiry' | 'valuation' | 'test-drive' | 'finance' | 'career' | 'offer-accepted';

/** The car's own tag that makes any test drive count as one of a new car (decision C26). */
const testDriveOnly = 'test drive only';

/**
 * The analytics event of a lead that was accepted (specification section 7; decision C26): 14 new car enquiry, 15 used car enquiry,
 * 22 any other enquiry, also a valuation, whichever car it is traded in for, 17 test drive of a new car or one tagged Test Drive Only, 48 any other test drive, 9 finance, 51 career,
 * 18 an accepted offer.
 *
 * @example
 * analyticsEventFor('enquiry', aVehicle({ car_type: 'used' })); // => 15
 */
export const analyticsEventFor = (kind: LeadKind, vehicle?: Pick<Vehicle, 'carType' | 'tag'>): AnalyticsEventId => {
  switch (kind) {
    case 'finance':
      return analyticsEvents.financeEnquiry;
    case 'career':
      return analyticsEvents.careerEnquiry;
    case 'offer-accepted':
      return analyticsEvents.offerAccepted;
    case 'test-drive':
      return vehicle?.carType === 'new' || vehicle?.tag?.toLowerCase() === testDriveOnly
        ? analyticsEvents.testDriveNew
        : analyticsEvents.testDriveUsed;
    case 'valuation':
      return analyticsEvents.enquiry;
    case 'enquiry':
      if (vehicle?.carType === 'new') return analyticsEvents.newCarEnquiry;
      return vehicle?.carType === 'used' ? analyticsEvents.usedCarEnquiry : analyticsEvents.enquiry;
  }
};
