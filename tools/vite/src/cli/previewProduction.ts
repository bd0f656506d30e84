import { runCommand } from '@dealer/server/commands';
import { assertBuilt } from '../assertBuilt.ts';
import { startProductionPreview } from '../productionPreview.ts';
import { lookFolder } from '../server/lookFolder.ts';
import { readSiteFile } from '@dealer/vite/sites';
import { stockEngine } from '@dealer/vite/backend';
import { commands } from './commands.ts';
import { closeOnSignal } from '@dealer/vite/cli';
import { chosenLooks } from './run.ts';

await runCommand(commands['preview:production'], async ({ values, positionals }) => {
  const requested = chosenLooks(positionals);
  const looks = await Promise.all(requested.map(lookFolder));
  looks.forEach(assertBuilt);
  // A site belongs to one look; the others go on showing their own.
  const withSite =
    values.site === undefined
      ? []
      : looks
          .filter(({ folder }) => readSiteFile(folder, { slug: values.site }).kind === 'file')
          .map(({ template }) => template);
  if (values.site !== undefined && withSite.length === 0) throw new Error(`No look has a site called ${values.site}.`);
  const { engine, vehicles } = await stockEngine(values.stock === undefined ? {} : { stock: values.stock });
  const running: Awaited<ReturnType<typeof startProductionPreview>>[] = [];
  closeOnSignal(() => Promise.all(running.map(({ close }) => close())));
  for (const template of requested) {
    const server = await startProductionPreview({
      template,
      search: (request) => engine.handle(request),
      ownStock: values.stock !== undefined,
      ...(withSite.includes(template) && values.site !== undefined ? { site: values.site } : {}),
    });
    running.push(server);
    console.log(`${template.padEnd(12)} ${server.url}`);
  }
  console.log(`${vehicles} vehicles in the embedded engine. Ctrl+C stops.`);
});
