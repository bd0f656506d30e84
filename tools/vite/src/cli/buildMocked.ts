import { runCommand } from '@dealer/server/commands';
import { build } from 'vite';
import { lookFolder } from '../server/lookFolder.ts';
import { commands } from './commands.ts';
import { chosenLooks } from './run.ts';

await runCommand(commands['build:mocked'], async ({ positionals }) => {
  for (const template of chosenLooks(positionals)) {
    const { folder } = await lookFolder(template);
    await build({ root: folder, mode: 'mocked', logLevel: 'warn' });
    console.log(`apps/${template}/dist-mocked`);
  }
});
