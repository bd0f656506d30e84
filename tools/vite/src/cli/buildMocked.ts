import { runCommand } from '@dealer/server/commands';
import { build } from 'vite';
import { templates } from '../looks.ts';
import { lookFolder } from '../server/lookFolder.ts';
import { commands } from './commands.ts';

await runCommand(commands['build:mocked'], async ({ positionals }) => {
  for (const template of positionals.length > 0 ? positionals : templates()) {
    const { folder } = await lookFolder(template);
    await build({ root: folder, mode: 'mocked', logLevel: 'warn' });
    console.log(`apps/${template}/dist-mocked`);
  }
});
