import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { sizesPage } from './sizesPage.ts';
import { measureSizes } from './subpathSizes.ts';

// npm run write:sizes, after npm run build: writes docs/package-sizes.md.
const sizes = await measureSizes();
writeFileSync(join(root, 'docs/package-sizes.md'), sizesPage(sizes));
console.log(`docs/package-sizes.md: ${sizes.size} subpaths.`);
