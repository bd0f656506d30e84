import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { root } from '../../root.ts';
import { contractPages } from './contractPages.ts';

await runCommand(commands['write:contracts'], () => {
  const folder = join(root, 'docs/contracts');
  const pages = contractPages();
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!(file in pages)) rmSync(join(folder, file));
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(folder, file), text);
  console.log(`docs/contracts: ${Object.keys(pages).length} pages.`);
});
