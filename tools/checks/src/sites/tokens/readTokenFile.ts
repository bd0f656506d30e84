import { lookOf } from '../lookOf.ts';
import { readTokens } from '../../docs/reference/readTokens.ts';
import { readPlatform, readTemplate, themeFile } from '@dealer/vite/check';
import { tokenDocument } from './tokenDocument.ts';

/**
 * The tokens of a look of this repository for design tools.
 *
 * @example
 * readTokenFile('classic').$extensions // => { dealer: { look: 'classic' } }
 */
export const readTokenFile = (look: string): Record<string, unknown> => {
  const { files } = readTemplate(lookOf(look));
  const meanings = new Map(readTokens().map(({ name, meaning }) => [name, meaning]));
  return tokenDocument(look, files.get(themeFile) ?? '', readPlatform(), meanings);
};
