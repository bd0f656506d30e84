import { runCommand } from '../commands/command.ts';
import { sitesCommand } from '../commands/sitesCommand.ts';
import { runSites } from './runSites.ts';

await runCommand(sitesCommand, async (input) => {
  for (const line of await runSites(input, process.env)) console.log(line);
});
