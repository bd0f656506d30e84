import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { chosenLooks } from '@dealer/tools-vite/cli/run';
import { commands } from '../../docs/commands/commands.ts';
import { root } from '../../root.ts';
import { readTokenFile } from './readTokenFile.ts';

await runCommand(commands['write:tokens'], ({ values, positionals }) => {
  const folder = resolve(values.out ?? join(root, '.tmp/tokens'));
  mkdirSync(folder, { recursive: true });
  for (const look of chosenLooks(positionals)) {
    const file = join(folder, `${look}.tokens.json`);
    writeFileSync(file, `${JSON.stringify(readTokenFile(look), null, 2)}\n`);
    console.log(file);
  }
});
