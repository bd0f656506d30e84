export { geocodeAnswer, type GeocodeAnswer } from './geocodeAnswer.ts';
export { geocodeComponents } from './geocodeComponents.ts';
export { readPostcode, type Postcode } from './readPostcode.ts';
