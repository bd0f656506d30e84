/** Ids of elements that links lead to. */
export const anchors = {
  vehicleMap: 'vehicle-map',
  financeCalculator: 'finance-calculator',
  financeDisclaimer: 'financeDisclaimer',
  financeForm: 'finance-form',
  serviceBooking: 'service-booking',
} as const;
