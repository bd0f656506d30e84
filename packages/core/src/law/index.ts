export type { LawGapReason } from './lawFit.ts';
export type { Jurisdiction, LawChannel, LawRow, LawSubject, LawVehicles, NoticeItem, Prominence } from './lawRow.ts';
export { lawTable } from './lawTable.ts';
export { type LawItem, noticeLabels } from './noticeItems.ts';
export { sellerLicences, type SellerSite, yardSeller } from './yardSeller.ts';
export { lawGaps, type LawGap, type LawStatement, statements, statementsFor } from './statements.ts';
export { jurisdictionOf } from './jurisdictionOf.ts';
