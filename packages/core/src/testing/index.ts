export { aLocation } from './aLocation.ts';
export { anEnquiry } from './anEnquiry.ts';
export { aSearchState } from './aSearchState.ts';
export { aSite, aSiteDoc } from './aSite.ts';
export { aVehicle } from './aVehicle.ts';
export { aVehicleCard } from './aVehicleCard.ts';
export { aVehicleDetail } from './aVehicleDetail.ts';
export { aVehicleDoc, testNow } from './aVehicleDoc.ts';
export { schemaCheck, type SchemaCheck } from './schemaOrg.ts';
