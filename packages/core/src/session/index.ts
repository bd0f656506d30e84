export {
  parseWebsiteSession,
  type ParsedWebsiteSession,
  type SessionPlugin,
  type WebsiteSession,
} from './parseWebsiteSession.ts';
export { sessionPlugins } from './sessionPlugins.ts';
export { websiteSessionDocSchema, type WebsiteSessionDoc } from './websiteSessionDoc.ts';
