import { anyText, type SettingsDocOf } from '../settings/index.ts';
import { businessSettings } from './settings/business.ts';
import { contentSettings } from './settings/content.ts';
import { financeSettings } from './settings/finance.ts';
import { pageSettings } from './settings/pages.ts';
import { searchSettings } from './settings/search.ts';
import { serviceSettings } from './settings/services.ts';
import { vehicleSettings } from './settings/vehicle.ts';
import { visitorSettings } from './settings/visitors.ts';

/**
 * Every setting of a site: its path, what it may be and its default; the comment above it is its description. The type `Site`,
 * the platform's defaults, both checks, the JSON Schema and docs/site-config.md follow from this table, so a new setting is one
 * entry in it (then `node --conditions=dealer-source tools/checks/src/settings/writeSettings.ts`). `@since` is the version that
 * has it; `@owner` and `@expires` stand at a setting that may go again, or that nothing reads yet.
 */
export const siteSettings = {
  ...businessSettings,
  ...searchSettings,
  ...vehicleSettings,
  ...financeSettings,
  ...visitorSettings,
  ...contentSettings,
  ...pageSettings,
  ...serviceSettings,
};

/** What a site file may say: the settings, and for editors where the JSON Schema is. */
export const siteDocSettings = { $schema: anyText(undefined, Infinity), ...siteSettings };

/** A site file as written, or what a template says for all its sites: everything may be left out. */
export type SiteDoc = SettingsDocOf<typeof siteDocSettings>;
