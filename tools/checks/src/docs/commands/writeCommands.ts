import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { root } from '../../root.ts';
import { commands } from './commands.ts';
import { commandTable, withCommands } from './commandTable.ts';

await runCommand(commands['write:commands'], () => {
  const readme = join(root, 'README.md');
  writeFileSync(readme, withCommands(readFileSync(readme, 'utf8')));
  console.log(`README.md: ${commandTable.length} rows of commands.`);
});
