export { fileSiteStore } from './fileSiteStore.ts';
export type { FileSiteStoreOptions } from './fileSiteStore.ts';
export { hostName } from './hostName.ts';
export { createSiteRegistry } from './siteRegistry.ts';
export type { HostedSite, SiteEvent, SiteRegistry, SiteRegistryOptions } from './siteRegistry.ts';
export { keyOf } from './siteStore.ts';
export type { SiteId, SiteStore, StoredSite } from './siteStore.ts';
export { postgresSiteStore } from './postgresSiteStore.ts';
export type { PostgresSiteStore, PostgresSiteStoreOptions, SiteFiles, SiteRevision } from './postgresSiteStore.ts';
