import { relative, resolve } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { writeShare } from '../share/writeShare.ts';
import { workspaceRoot } from '../paths.ts';
import { commands } from './commands.ts';
import { chosenLooks } from './run.ts';

await runCommand(commands.share, async ({ positionals, values }) => {
  const folder = values.out === undefined ? resolve(workspaceRoot, 'dist-share') : resolve(values.out);
  const zip = await writeShare(chosenLooks(positionals), { folder });
  const shown = (path: string): string => relative(process.cwd(), path) || '.';
  console.log(`${shown(folder)} and ${shown(zip)}
Put either on any host of files, at any path, or look at it here: npx serve ${shown(folder)}`);
});
