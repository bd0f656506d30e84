import { runCommand } from '@dealer/server/commands';
import { startMockedPreview } from '../mockedPreview.ts';
import { commands } from './commands.ts';
import { closeOnSignal } from '@dealer/vite/cli';
import { chosenLooks } from './run.ts';

await runCommand(commands.preview, async ({ positionals }) => {
  const running: Awaited<ReturnType<typeof startMockedPreview>>[] = [];
  closeOnSignal(() => Promise.all(running.map(({ close }) => close())));
  for (const template of chosenLooks(positionals)) {
    const server = await startMockedPreview({ template });
    running.push(server);
    console.log(`${template.padEnd(12)} ${server.url}`);
  }
});
