import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './paths.ts';

/** The statement that fixes the order of the style layers: whichever stylesheet is read first has to begin with it. */
export const layerOrder = (): string =>
  readFileSync(join(workspaceRoot, 'packages/ui/src/styles/layers.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .trim();
