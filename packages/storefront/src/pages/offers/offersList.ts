/** The sections of the offers page where neither look nor site has others. */
export const offersList = [
  { section: 'dealerOffers', area: 'main' },
  { section: 'reducedVehicles', area: 'main' },
] as const;
