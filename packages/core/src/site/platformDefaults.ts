import { defaultsOf } from '../settings/index.ts';
import type { Site } from './site.ts';
import { siteSettings } from './siteSettings.ts';

/** What a site file must say itself: nobody can guess it. */
export const requiredSettings = ['slug', 'name', 'url'] as const;

/** What every site has unless its template, its brand or its own file says otherwise (specification section 9). */
export const platformDefaults: Omit<Site, (typeof requiredSettings)[number]> = /* @__PURE__ */ defaultsOf(siteSettings);
