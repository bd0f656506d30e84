import { tradeInLabels } from '../TradeInFields/tradeInLabels.ts';

/** Labels of the further questions, in their order on the page. */
export const enquiryExtraLabels = {
  category: 'What is it about?',
  company: 'Company',
  fleetSize: 'Vehicles in your fleet',
  position: 'Position you are interested in',
  vehicle: 'Make and model',
  year: 'Year',
  rego: tradeInLabels.rego,
  date: 'Preferred date',
  services: 'Additional services',
  finance: 'Are you interested in finance?',
  tradeIn: tradeInLabels.tradeIn,
  tradeInVehicle: tradeInLabels.vehicle,
  kms: tradeInLabels.kms,
  tradeInLocation: tradeInLabels.location,
  tradeInRego: tradeInLabels.rego,
  regoState: tradeInLabels.regoState,
} as const;

/** A question that only some enquiry forms ask. */
export type EnquiryExtraName = keyof typeof enquiryExtraLabels;
