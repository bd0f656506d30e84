/** Ids of places inside pages that links lead to (rows 2.R19, 2.R33, 2.R42). */
export const anchors = {
  vehicleMap: 'vehicle-map',
  financeCalculator: 'finance-calculator',
  financeDisclaimer: 'financeDisclaimer',
  financeForm: 'finance-form',
  serviceBooking: 'service-booking',
} as const;
