export { defaultPhrases, type PhraseKey } from './phrases.ts';
export { platformDefaults } from './platformDefaults.ts';
export * from './site.ts';
export { siteDocSchema, type SiteDoc } from './siteDoc.ts';
export { isSafeAddress, isWebAddress, slugPattern } from './siteDocFields.ts';
export type { SiteAddress, SiteContact, SiteLocation, SiteOpeningHours, SiteSpecialHours } from './siteLocation.ts';
