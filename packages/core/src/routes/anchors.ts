/** Ids of elements that links lead to. */
export const anchors = {
  vehicleMap: 'vehicle-map',
  financeCalculator: 'finance-calculator',
  financeDisclaimer: 'financeDisclaimer',
  /** The warning of the comparison rate, below the rates of a vehicle. */
  comparisonRate: 'comparison-rate',
  /** What the stars of a page's cards stand for. */
  weeklyFootnote: 'weekly-footnote',
  financeForm: 'finance-form',
  serviceBooking: 'service-booking',
} as const;
