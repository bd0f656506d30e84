import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the file of a production build that has a part, whatever its hash. A part is a name of a chunk, or the end of a source file's path. */
export const builtFile = (template: string, part: string): string => {
  const manifest = join(import.meta.dirname, '../../../../apps', template, 'dist/.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { name?: string; file: string }>;
  const chunk = Object.entries(chunks).find(
    ([source, { name, file }]) => (name === part || source.endsWith(part)) && file.endsWith('.js'),
  );
  if (chunk === undefined) throw new Error(`${manifest} names no ${part}`);
  return `**/${chunk[1].file}`;
};
