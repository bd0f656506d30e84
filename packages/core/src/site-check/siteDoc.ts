import { siteDocSettings } from '../site/siteSettings.ts';
import { settingsSchema } from './settingsSchema.ts';

/**
 * A site file as written: `apps/<template>/sites/<slug>/site.json`, or a template's or brand's defaults. Everything is optional here;
 * that a site has slug, name and url is checked by `parseSite`, on the merged result. Made from the table `siteSettings`.
 */
export const siteDocSchema = settingsSchema(siteDocSettings);
