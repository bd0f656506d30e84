import { journeyHref } from '@dealer/core/card';
import type { Vehicle } from '@dealer/core/vehicle';
import { LoanCalculator } from '../../../../finance/LoanCalculator.tsx';

/** The finance calculator of a vehicle; its button opens the finance journey about it. */
export const VehicleFinance = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => (
  <LoanCalculator vehicle={vehicle} now={now} enquireHref={journeyHref('finance', vehicle)} />
);
