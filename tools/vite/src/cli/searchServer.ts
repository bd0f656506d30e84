import { indexUid } from '@dealer/mocks/seed';
import { runCommand } from '@dealer/server/commands';
import { serveEngine } from '@dealer/search-engine/node';
import { guardWrites } from '../server/guardWrites.ts';
import { stockEngine } from '@dealer/vite/backend';
import { commands } from './commands.ts';
import { closeOnSignal, portOf } from '@dealer/vite/cli';

/** A dealer group's whole stock in one body: 16,700 vehicles are about 40 MB. */
const maxBodyBytes = 256 * 1024 * 1024;

await runCommand(commands['search-server'], async ({ values }) => {
  const port = portOf(values.port) ?? 7700;
  const host = values.host ?? '127.0.0.1';
  const masterKey = values['master-key'];
  const { engine, vehicles } = await stockEngine({
    stock: values.stock,
    masterKey,
  });
  const server = await serveEngine(guardWrites(engine, { host, masterKey }), { port, host, maxBodyBytes });
  closeOnSignal(() => server.close());
  console.log(`${indexUid}: ${vehicles} vehicles. Search engine on ${server.url}`);
});
