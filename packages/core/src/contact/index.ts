export { addressLine } from './addressLine.ts';
export { australianStates, type AustralianState } from '../site/australianStates.ts';
export { clockMinutes, clockText, dateText } from './clock.ts';
export type { HoursLine } from './weekHours.ts';
export { mapEmbedHref } from './mapLinks.ts';
export { pointOf } from './pointOf.ts';
export { type LocationDistance, nearestLocations, yardsNear } from './nearestLocations.ts';
export { filterLocations } from './filterLocations.ts';
export {
  deliveryPostcodeProblem,
  geocodeAnswer,
  type GeocodeAnswer,
  geocodeComponents,
  readPostcode,
  postcodeLength,
} from './postcode.ts';
export { headerLocations } from './headerLocations.ts';
export { licenceText } from './licence.ts';
export { locationCardModel, type LocationCardModel } from './locationCardModel.ts';
export { locationGraph } from './locationGraph.ts';
export { locationKind } from './locationKind.ts';
export { locationLayout } from './locationLayout.ts';
export { locationAreas, locationsAtAddress, locationsInArea } from './locationAreas.ts';
export { locatorPath, locatorTypes, readLocator, type LocatorChoice, type LocatorType } from './locatorChoice.ts';
export { mapPicture } from './mapPicture.ts';
export { maskPhone } from './maskPhone.ts';
export { normalisePhone } from './whatsappHref.ts';
export { normaliseSpecialHours } from './specialHours.ts';
export { openLocations } from './openLocations.ts';
export { orderLocations } from './orderLocations.ts';
export { pagePhone } from './pagePhone.ts';
export { phoneChoice } from './phoneChoice.ts';
export { phoneView, type PhoneView } from './phoneView.ts';
export { ratingOf, ratingText } from './rating.ts';
export { revealPhone, type RevealedPhones } from './revealPhone.ts';
export { sellingYard } from './sellingYard.ts';
export { spacedPhone } from './spacedPhone.ts';
export { telHref } from './telHref.ts';
export { vehiclePhone } from './vehiclePhone.ts';
