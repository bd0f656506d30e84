import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { pageSchemaFile, pageSchemaText } from '../ownPages/pageSchema.ts';
import { pageFile, schemaFile, schemaText, settingsPage } from './settingsPage.ts';
import { siteSettingsList } from './siteSettingsList.ts';

await runCommand(commands['write:settings'], async () => {
  const settings = siteSettingsList();
  writeFileSync(pageFile, settingsPage(readFileSync(pageFile, 'utf8'), settings));
  writeFileSync(schemaFile, schemaText(settings));
  writeFileSync(pageSchemaFile, await pageSchemaText());
  console.log(`docs/site-config.md and packages/core/site.schema.json: ${settings.length} settings and groups.`);
});
