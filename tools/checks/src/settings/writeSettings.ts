import { readFileSync, writeFileSync } from 'node:fs';
import { pageSchemaFile, pageSchemaText } from '../ownPages/pageSchema.ts';
import { pageFile, schemaFile, schemaText, settingsPage } from './settingsPage.ts';
import { siteSettingsList } from './siteSettingsList.ts';

// npm run write:settings: writes the tables of docs/site-config.md and
// packages/core/site.schema.json from the table of settings, and packages/core/page.schema.json from those of the sections.
const settings = siteSettingsList();
writeFileSync(pageFile, settingsPage(readFileSync(pageFile, 'utf8'), settings));
writeFileSync(schemaFile, schemaText(settings));
writeFileSync(pageSchemaFile, await pageSchemaText());
console.log(`docs/site-config.md and packages/core/site.schema.json: ${settings.length} settings and groups.`);
