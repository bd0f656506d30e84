import { indexUid } from '@dealer/mocks/seed';
import { runCommand, UsageError } from '@dealer/server/commands';
import { portOf, startDevelopment } from '@dealer/vite/cli';
import { defaultTemplate } from '../looks.ts';
import { lookFolder } from '../server/lookFolder.ts';
import { checkSearchServer } from '../server/settingsGaps.ts';
import { commands } from './commands.ts';

await runCommand(commands.start, async ({ positionals: [template = defaultTemplate(), ...others], values }) => {
  if (others.length > 0) throw new UsageError(`One look at a time: npm start -- ${template}.`);
  const look = await lookFolder(template);
  const searchHost = values['search-host'];
  const searchKey = values['search-key'];
  const port = portOf(values.port) ?? look.port;
  await startDevelopment({ root: look.folder, port, host: values.host, open: values.open, searchHost, searchKey });
  console.log(`\n  ${template} on mocked stock   http://localhost:${port}`);
  console.log(`  Scenarios and leads        http://localhost:${port}/__mocks/`);
  if (searchHost !== undefined) {
    console.log(`  Searching                  ${searchHost}`);
    for (const line of await checkSearchServer(searchHost, searchKey ?? '', indexUid)) console.log(`    ${line}`);
  }
});
