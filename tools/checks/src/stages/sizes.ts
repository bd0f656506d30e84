import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSizesPage, sizeFindings } from '../publish/sizesPage.ts';
import { measureSizes } from '../publish/subpathSizes.ts';
import { root } from '../root.ts';
import { findingsOutcome } from '../run/stage.ts';
import type { Outcome } from '../run/stage.ts';

/** What each subpath of the built packages adds to a consumer's page, compared with docs/package-sizes.md. */
export const checkSizes = async (): Promise<Outcome> => {
  const sizes = await measureSizes();
  if (sizes.size === 0) return findingsOutcome(1, ['The packages are not built: npm run build'], '0 subpaths');
  const listed = readSizesPage(readFileSync(join(root, 'docs/package-sizes.md'), 'utf8'));
  return findingsOutcome(1, sizeFindings(sizes, listed), `${sizes.size} subpaths`);
};
