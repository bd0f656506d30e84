import { runCommand } from '@dealer/server/commands';
import { startSearchServer } from '@dealer/vite/cli';
import { commands } from './commands.ts';

await runCommand(commands['search-server'], ({ values }) => startSearchServer(values));
