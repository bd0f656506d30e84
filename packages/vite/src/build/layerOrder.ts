import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packages } from './packages.ts';

/** The statement that fixes the order of the style layers: whichever stylesheet is read first has to begin with it. */
export const layerOrder = ({ folder }: Pick<Packages, 'folder'>): string =>
  /@layer [^;{]+;/.exec(
    readFileSync(join(folder('ui'), 'styles/layers.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  )?.[0] ?? '';
