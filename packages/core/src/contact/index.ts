export { addressLine } from './addressLine.ts';
export { australianStates, type AustralianState } from '../site/australianStates.ts';
export { clockMinutes, clockText, dateText, localClock, weekdayOf } from './clock.ts';
export { dayHours, type DayHours, type HoursLine, weekHours } from './weekHours.ts';
export { directionsHref, mapEmbedHref } from './mapLinks.ts';
export { distanceKm, type GlobePoint, type LocationDistance, nearestLocations } from './nearestLocations.ts';
export { filterLocations, type LocationFilter } from './filterLocations.ts';
export { geocodeAnswer, type GeocodeAnswer, geocodeComponents, type Postcode, readPostcode } from './postcode.ts';
export { headerLocations, type HeaderLocation } from './headerLocations.ts';
export { licenceLines, licenceText } from './licence.ts';
export { locationCardModel, type LocationCardModel } from './locationCardModel.ts';
export { locationGraph } from './locationGraph.ts';
export { locationKind } from './locationKind.ts';
export { locationLayout, type LocationLayout } from './locationLayout.ts';
export { type LocationArea, locationAreas, locationsAtAddress, locationsInArea } from './locationAreas.ts';
export { locationTimezone } from './locationTimezone.ts';
export { locatorPath, locatorTypes, readLocator, type LocatorChoice, type LocatorType } from './locatorChoice.ts';
export { mapPicture, type MapPicture } from './mapPicture.ts';
export { maskPhone } from './maskPhone.ts';
export { isPhoneOf, normalisePhone, type Phone, whatsappHref } from './whatsappHref.ts';
export {
  normaliseSpecialHours,
  type SpecialHours,
  type SpecialHoursLine,
  upcomingSpecialHours,
} from './specialHours.ts';
export { openNow, type OpenNow } from './openNow.ts';
export { openLocations, type OpenLocations } from './openLocations.ts';
export { orderLocations } from './orderLocations.ts';
export { pagePhone } from './pagePhone.ts';
export { phoneChoice, type PhoneChoice } from './phoneChoice.ts';
export { phoneView, type PhoneView } from './phoneView.ts';
export { type LocationRating, ratingOf, ratingText } from './rating.ts';
export { revealPhone, type PhoneReveal, type RevealedPhones } from './revealPhone.ts';
export { sellingYard } from './sellingYard.ts';
export { spacedPhone } from './spacedPhone.ts';
export { telHref } from './telHref.ts';
