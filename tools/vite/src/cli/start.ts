import { indexUid } from '@dealer/mocks/seed';
import { runCommand, UsageError } from '@dealer/server/commands';
import { createServer } from 'vite';
import { defaultTemplate } from '../looks.ts';
import { lookFolder } from '../server/lookFolder.ts';
import { portTaken } from '@dealer/server/http';
import { checkSearchServer } from '../server/settingsGaps.ts';
import { commands } from './commands.ts';
import { closeOnSignal, portOf } from './run.ts';

await runCommand(commands.start, async ({ positionals: [template = defaultTemplate(), ...others], values }) => {
  if (others.length > 0) throw new UsageError(`One look at a time: npm start -- ${template}.`);
  const look = await lookFolder(template);
  const searchHost = values['search-host'];
  if (searchHost === undefined && values['search-key'] !== undefined)
    throw new UsageError('--search-key needs --search-host: the embedded engine has no keys.');
  if (searchHost !== undefined) {
    if (!/^https?:\/\/[^/\s]+/.test(searchHost))
      throw new UsageError(`--search-host must be a whole address such as http://127.0.0.1:7700, not ${searchHost}.`);
    process.env.DEALER_SEARCH_HOST = searchHost;
    process.env.DEALER_SEARCH_KEY = values['search-key'] ?? '';
  }
  const port = portOf(values.port) ?? look.port;
  const server = await createServer({
    root: look.folder,
    mode: 'mocked',
    clearScreen: false,
    server: {
      port,
      strictPort: true,
      ...(values.host ? { host: values.host } : {}),
      ...(values.open ? { open: true } : {}),
    },
  });
  closeOnSignal(() => server.close());
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error instanceof Error && /already in use|EADDRINUSE/.test(error.message)
      ? new Error(portTaken(port))
      : error;
  }
  console.log(`\n  ${template} on mocked stock   http://localhost:${port}`);
  console.log(`  Scenarios and leads        http://localhost:${port}/__mocks/`);
  if (searchHost !== undefined) {
    console.log(`  Searching                  ${searchHost}`);
    for (const line of await checkSearchServer(searchHost, values['search-key'] ?? '', indexUid))
      console.log(`    ${line}`);
  }
});
