export type { LawGapReason } from './lawFit.ts';
export type { Jurisdiction, LawRow, LawSubject, LawVehicles } from './lawRow.ts';
export { lawTable } from './lawTable.ts';
export { noticeLabels } from './noticeItems.ts';
export { sellerLicences, yardSeller } from './yardSeller.ts';
export { lawGaps, type LawStatement, statements, statementsFor } from './statements.ts';
export { jurisdictionOf } from './jurisdictionOf.ts';
export { roadUserCharges, roadUserText } from './roadUserCharges.ts';
export { consumerNotice } from './consumerNotice.ts';
