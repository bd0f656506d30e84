import { join } from 'node:path';
import { publicPackages } from '../publish/packPackage.ts';
import { root } from '../root.ts';
import { writeApiReference } from './apiReference.ts';

// npm run write:api [-- <package> ...]: writes docs/api, the reference of the packages; all of them without a name.
const names = process.argv.length > 2 ? process.argv.slice(2) : publicPackages();
for (const name of names) {
  await writeApiReference(name, join(root, 'docs/api', name));
  console.log(`docs/api/${name}`);
}
