export { onRoadPrice, type OnRoadPrice, vehicleInState } from './onRoadPrice.ts';
export { onRoadReviewedOn } from './onRoadTables.ts';
export { readState } from './stateOf.ts';
