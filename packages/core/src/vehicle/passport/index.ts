export { type PassportFact, passportModel, type PassportModel, type PassportTone } from './passportModel.ts';
export { passportRows } from './passportRows.ts';
export { readPassport } from './readPassport.ts';
export { withoutFindings } from './withoutFindings.ts';
