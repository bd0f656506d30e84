import { runCommand } from '@dealer/server/commands';
import { startMockedPreview } from '../mockedPreview.ts';
import { templates } from '../looks.ts';
import { commands } from './commands.ts';
import { closeOnSignal } from './run.ts';

await runCommand(commands.preview, async ({ values }) => {
  const running: Awaited<ReturnType<typeof startMockedPreview>>[] = [];
  closeOnSignal(() => Promise.all(running.map(({ close }) => close())));
  for (const template of values.template ?? templates()) {
    const server = await startMockedPreview({ template });
    running.push(server);
    console.log(`${template.padEnd(12)} ${server.url}`);
  }
});
