export type {
  SiteAddress,
  SiteContact,
  SiteLocation,
  SiteOpeningHours,
  SiteSpecialHours,
} from './settings/location.ts';
export type { OwnPage } from './settings/pages.ts';
export { defaultPhrases, type PhraseKey } from './phrases.ts';
export { platformDefaults } from './platformDefaults.ts';
export { presetFor } from './presetFor.ts';
export { readSite, type ReadSite, type SiteInput } from './readSite.ts';
export { resolveSite, type SiteLevel } from './resolveSite.ts';
export * from './site.ts';
export { siteSettings, type SiteDoc } from './siteSettings.ts';
