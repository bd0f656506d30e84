import { runCommand } from '@dealer/server/commands';
import { commands } from '../docs/commands/commands.ts';
import { installChromium } from './stages/chromium.ts';

await runCommand(commands['install:browser'], async () => {
  const { failed, note, details } = await installChromium();
  if (failed === 0) return console.log(`Chromium: ${note}`);
  console.error(details);
  process.exitCode = 1;
});
