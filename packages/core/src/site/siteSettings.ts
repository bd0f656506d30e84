import { anyText } from '../settings/index.ts';
import type { SettingsDocOf } from '../settings/kind.ts';
import { businessSettings } from './settings/business.ts';
import { contentSettings } from './settings/content.ts';
import { financeSettings } from './settings/finance.ts';
import { pageSettings } from './settings/pages.ts';
import { searchSettings } from './settings/search.ts';
import { serviceSettings } from './settings/services.ts';
import { themeSettings } from './settings/theme.ts';
import { vehicleSettings } from './settings/vehicle.ts';
import { visitorSettings } from './settings/visitors.ts';

/**
 * Every setting of a site: its path, allowed values and default; the comment above it is its description. The type `Site`, the
 * platform's defaults, both checks, the JSON Schema and docs/site-config.md follow from this table, so a new setting is one
 * entry in it (then `npm run write:settings`). `@since` is its first
 * version; `@owner` and `@expires` mark a temporary setting or one that is not used yet.
 */
export const siteSettings = {
  ...businessSettings,
  ...themeSettings,
  ...searchSettings,
  ...vehicleSettings,
  ...financeSettings,
  ...visitorSettings,
  ...contentSettings,
  ...pageSettings,
  ...serviceSettings,
};

/** The fields of a site file: the settings, and the JSON Schema for editors. */
export const siteDocSettings = { $schema: anyText(undefined, Infinity), ...siteSettings };

/** A site file, or a template's defaults for its sites: everything is optional. */
export type SiteDoc = SettingsDocOf<typeof siteDocSettings>;
