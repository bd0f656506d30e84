import { defaultsOf } from '../settings/index.ts';
import type { Site } from './site.ts';
import { siteSettings } from './siteSettings.ts';

/** The settings without a default, which each site file must have. */
export const requiredSettings = ['slug', 'name', 'url'] as const;

/** The defaults of all sites; a template, brand preset or site file can change them. */
export const platformDefaults: Omit<Site, (typeof requiredSettings)[number]> = /* @__PURE__ */ defaultsOf(siteSettings);
