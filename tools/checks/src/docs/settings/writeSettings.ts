import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { demoUses } from '../sections/demoUses.ts';
import { readAllSections, readPages } from '@dealer/vite/sections';
import { sectionsMarkdown } from '../sections/sectionsMarkdown.ts';
import { root } from '../../root.ts';
import { pageFile, settingsPage } from './settingsPage.ts';
import { siteSettingsList } from './siteSettingsList.ts';
import { writeSchemas } from './writeSchemas.ts';

await runCommand(commands['write:settings'], async () => {
  const settings = siteSettingsList();
  writeFileSync(pageFile, settingsPage(readFileSync(pageFile, 'utf8'), settings));
  await writeSchemas();
  writeFileSync(
    join(root, 'docs/sections.md'),
    sectionsMarkdown(await readAllSections(), await readPages(), demoUses()),
  );
  console.log(`docs/site-config.md and packages/core/site.schema.json: ${settings.length} settings and groups.`);
});
