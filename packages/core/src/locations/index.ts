export { clockText } from './clockText.ts';
export { addressLine, locationCardModel, type LocationCardModel } from './locationCardModel.ts';
export { normaliseSpecialHours, type SpecialHours } from './normaliseSpecialHours.ts';
export { weekdayOf } from './weekdayOf.ts';
export { weekHours, type HoursLine } from './weekHours.ts';
