export { fetchWebsiteSession } from './fetchWebsiteSession.ts';
export { sessionEndpoints } from './sessionEndpoints.ts';
