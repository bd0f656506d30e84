/** The Australian states and territories of a registration; values as the lookup service spells them. */
export const australianStates = [
  { value: 'qld', label: 'QLD' },
  { value: 'nsw', label: 'NSW' },
  { value: 'vic', label: 'VIC' },
  { value: 'sa', label: 'SA' },
  { value: 'wa', label: 'WA' },
  { value: 'tas', label: 'TAS' },
  { value: 'act', label: 'ACT' },
  { value: 'nt', label: 'NT' },
] as const;

export type AustralianState = (typeof australianStates)[number]['value'];
