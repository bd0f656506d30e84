import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../commands/commands.ts';
import { root } from '../../root.ts';
import { exampleTexts, withExamples } from './withExamples.ts';

await runCommand(commands['write:examples'], () => {
  for (const file of exampleTexts()) {
    const text = readFileSync(join(root, file), 'utf8');
    const present = withExamples(text);
    if (present === text) continue;
    writeFileSync(join(root, file), present);
    console.log(file);
  }
});
