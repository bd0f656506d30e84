import type { Vehicle } from '../vehicle/vehicle.ts';
import { type AnalyticsEventId, analyticsEvents } from './analyticsEvents.ts';

/** The kind of a lead; `valuation` and `offer-accepted` are about the visitor's own car. */
export type LeadKind = 'enquiry' | 'valuation' | 'test-drive' | 'finance' | 'career' | 'offer-accepted';

/** A car with this tag counts as new for test drives (decision C26). */
const testDriveOnly = 'test drive only';

/**
 * The analytics event of an accepted lead (decision C26): 14 for a new car enquiry, 15 for a used car enquiry, 22 for any other
 * enquiry and for a valuation, 17 for a test drive of a new car or one tagged Test Drive Only, 48 for any other test drive, 9 for
 * finance, 51 for a career enquiry, 18 for an accepted offer.
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
