import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawTable } from '@dealer/core/law';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { root } from '../../root.ts';
import { lawPage } from './lawPage.ts';

await runCommand(commands['write:law'], () => {
  writeFileSync(join(root, 'docs/law.md'), lawPage());
  console.log(`docs/law.md: ${lawTable.length} rows.`);
});
