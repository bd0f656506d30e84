import { existsSync } from 'node:fs';
import { runCommand } from '../commands/command.ts';
import { serveCommand } from '../commands/serveCommand.ts';

// npm run serve starts the built server, as an image does. Before the first build it can still explain itself.
const built = new URL('../../dist/serve.mjs', import.meta.url);
if (existsSync(built)) await import(built.href);
else
  await runCommand(serveCommand, () => {
    throw new Error('The server is not built: npm run build writes packages/server/dist/serve.mjs.');
  });
