export { analyticsCatalogue, type AnalyticsEntry, analyticsName } from './analyticsCatalogue.ts';
export { analyticsEventFor, detailViewEvent, type LeadKind } from './analyticsEventFor.ts';
export { type AnalyticsEventId, type AnalyticsEventName, analyticsEvents } from './analyticsEvents.ts';
