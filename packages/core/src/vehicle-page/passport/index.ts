export type {
  ChargingTime,
  HistoryCheck,
  InspectionResult,
  PassportFinding,
  PhotoMark,
  ServiceEntry,
  VehiclePassport,
  WornPart,
} from './passport.ts';
export { type PassportFact, passportModel, type PassportModel, type PassportTone } from './passportModel.ts';
export { passportRows } from './passportRows.ts';
export { ancapText } from './passportText.ts';
export { readPassport, type ReadPassport, vehiclePassport } from './readPassport.ts';
export { withoutFindings } from './withoutFindings.ts';
