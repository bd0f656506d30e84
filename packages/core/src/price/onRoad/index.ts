export {
  onRoadPrice,
  type OnRoadLine,
  type OnRoadPrice,
  type OnRoadSite,
  type OnRoadVehicle,
  stateName,
} from './onRoadPrice.ts';
export { chargeRows, dutyRows, reviewedOn, type ChargeRow, type DutyRow, type VehicleClass } from './onRoadTables.ts';
export { registrationCost } from './registrationCost.ts';
export { readState, stateOfPostcode } from './stateOf.ts';
export { vehicleClass } from './vehicleClass.ts';
export { vehicleDuty, type VehicleDuty } from './vehicleDuty.ts';
