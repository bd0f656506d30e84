import { runCommand } from '../commands/command.ts';
import { prerenderCommand } from '../commands/prerenderCommand.ts';
import { startedCommand } from '../commands/startedCommand.ts';
import { refuseUnbuilt, startBuilt } from './startBuilt.ts';

// npm run prerender
if (!(await startBuilt('prerender'))) await runCommand(startedCommand(prerenderCommand), refuseUnbuilt);
