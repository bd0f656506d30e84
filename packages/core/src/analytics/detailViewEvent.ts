import type { Vehicle } from '../vehicle/vehicle.ts';
import { analyticsEvents } from './analyticsEvents.ts';

/**
 * The analytics event of a seen vehicle page: 4 for a used car, nothing for new and demo (row 7.E01; decision C25).
 *
 * @example detailViewEvent({ carType: 'demo' }) // => undefined
 */
export const detailViewEvent = (vehicle: Pick<Vehicle, 'carType'>): typeof analyticsEvents.usedCarView | undefined =>
  vehicle.carType === 'used' ? analyticsEvents.usedCarView : undefined;
