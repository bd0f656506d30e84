import { writeFileSync } from 'node:fs';
import { exportLists, listChanges, listFile, readList } from './exportLists.ts';
import { readExports } from './readExports.ts';

// npm run write:exports: writes packages/<name>/exports.json, the names that each package exports.
for (const [name, list] of Object.entries(exportLists(readExports()))) {
  const changes = listChanges(readList(name), list);
  for (const change of changes) console.log(`@dealer/${name}: ${change}`);
  writeFileSync(listFile(name), `${JSON.stringify(list, null, 2)}\n`);
}
