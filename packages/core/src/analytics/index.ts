export { analyticsCatalogue, analyticsName } from './analyticsCatalogue.ts';
export { analyticsEventFor, type LeadKind } from './analyticsEventFor.ts';
export { type AnalyticsEventId, analyticsEvents } from './analyticsEvents.ts';
