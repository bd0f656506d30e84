import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { exampleTexts, withExamples } from './withExamples.ts';

// npm run write:examples: copies the code of tools/consumers into the READMEs and guides that show it.
for (const file of exampleTexts()) {
  const text = readFileSync(join(root, file), 'utf8');
  const present = withExamples(text);
  if (present === text) continue;
  writeFileSync(join(root, file), present);
  console.log(file);
}
