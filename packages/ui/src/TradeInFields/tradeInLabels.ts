export const tradeInLabels = {
  tradeIn: 'Do you have a trade-in?',
  vehicle: 'What do you drive?',
  kms: 'Kilometres',
  rego: 'Registration plate',
  regoState: 'State',
  location: 'Bring it to',
} as const;
