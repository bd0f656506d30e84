import { join } from 'node:path';
import { readTokens } from '../../docs/reference/readTokens.ts';
import { root } from '../../root.ts';
import { readPlatform } from '../templates/platform.ts';
import { readTemplate } from '../templates/templateFiles.ts';
import { themeFile } from '../templates/tokenFindings.ts';
import { tokenDocument } from './tokenDocument.ts';

/**
 * The tokens of a look of this repository for design tools.
 *
 * @example
 * readTokenFile('classic').$extensions // => { dealer: { look: 'classic' } }
 */
export const readTokenFile = (look: string): Record<string, unknown> => {
  const { files } = readTemplate(look, join(root, 'apps', look));
  const meanings = new Map(readTokens().map(({ name, meaning }) => [name, meaning]));
  return tokenDocument(look, files.get(themeFile) ?? '', readPlatform(), meanings);
};
