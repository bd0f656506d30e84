import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { contractPages } from './contractPages.ts';

// npm run write:contracts: writes docs/contracts from the contracts of @dealer/api.
const folder = join(root, 'docs/contracts');
const pages = contractPages();
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!(file in pages)) rmSync(join(folder, file));
for (const [file, text] of Object.entries(pages)) writeFileSync(join(folder, file), text);
console.log(`docs/contracts: ${Object.keys(pages).length} pages.`);
