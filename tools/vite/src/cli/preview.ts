import { startMockedPreview } from '../mockedPreview.ts';
import { templates } from '../looks.ts';
import { closeOnSignal, run } from './run.ts';

// npm run preview: the mocked builds of all looks.
await run({ options: { template: { type: 'string', multiple: true } } }, async ({ values }) => {
  const running: Awaited<ReturnType<typeof startMockedPreview>>[] = [];
  closeOnSignal(() => Promise.all(running.map(({ close }) => close())));
  for (const template of values.template ?? templates()) {
    const server = await startMockedPreview({ template });
    running.push(server);
    console.log(`${template.padEnd(12)} ${server.url}`);
  }
});
