import { runCommand } from '../commands/command.ts';
import { serveCommand } from '../commands/serveCommand.ts';
import { startedCommand } from '../commands/startedCommand.ts';
import { refuseUnbuilt, startBuilt } from './startBuilt.ts';

// npm run serve
if (!(await startBuilt('serve'))) await runCommand(startedCommand(serveCommand), refuseUnbuilt);
