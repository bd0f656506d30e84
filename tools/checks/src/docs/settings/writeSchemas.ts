import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '@dealer/tools-vite/looks';
import { root } from '../../root.ts';
import { pageSchemaFile, pageSchemaText, writeLookSchema } from '../../sites/ownPages/pageSchema.ts';
import { schemaFile, schemaText } from './settingsPage.ts';
import { siteSettingsList } from './siteSettingsList.ts';

/** Writes the JSON Schemas of site and page files for editors and the package. They are not in git. */
export const writeSchemas = async (): Promise<void> => {
  writeFileSync(schemaFile, schemaText(siteSettingsList()));
  writeFileSync(pageSchemaFile, await pageSchemaText());
  for (const look of templates()) await writeLookSchema(join(root, 'apps', look));
};
