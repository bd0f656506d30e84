export { analyticsEventFor, type LeadKind } from '../enquiry/analyticsEventFor.ts';
export { type AnalyticsEventId, type AnalyticsEventName, analyticsEvents } from './analyticsEvents.ts';
export { detailViewEvent } from './detailViewEvent.ts';
export { analyticsCatalogue, type AnalyticsEntry, analyticsName } from './analyticsCatalogue.ts';
