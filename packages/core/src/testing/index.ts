export { aFinanceForm } from './aFinanceForm.ts';
export { aLeadContext } from './aLeadContext.ts';
export { aLocation } from './aLocation.ts';
export { aSite, aSiteDoc } from './aSite.ts';
export { aPassportDoc } from './aPassportDoc.ts';
export { aVehicle } from './aVehicle.ts';
export { aVehicleCard } from './aVehicleCard.ts';
export { aVehicleDoc, testNow } from './aVehicleDoc.ts';
export { harmIn, hostileHtml } from './hostileHtml.ts';
