import { build } from 'vite';
import { templates } from '../looks.ts';
import { lookFolder } from '../server/lookFolder.ts';
import { run } from './run.ts';

// npm run build:mocked [-- <template> ...]: QA builds that any static host can show.
await run({ allowPositionals: true }, async ({ positionals }) => {
  for (const template of positionals.length > 0 ? positionals : templates()) {
    const { folder } = await lookFolder(template);
    await build({ root: folder, mode: 'mocked', logLevel: 'warn' });
    console.log(`apps/${template}/dist-mocked`);
  }
});
