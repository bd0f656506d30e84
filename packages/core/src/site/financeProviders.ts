/** The finance providers; any other is never eligible (decision A17). */
export const financeProviders = [
  'Taurus',
  'Car Clarity',
  'Manual',
  '360 Finance',
  'Angle',
  'Powertorque',
  'Nissan Finance',
  'AusLoans',
] as const;

/** A finance provider's name, as in a car's `finance_lenders`. */
export type FinanceProvider = (typeof financeProviders)[number];
