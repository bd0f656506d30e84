import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../../docs/commands/commands.ts';
import { componentReadme, withComponentList } from './componentList.ts';
import { exportLists, listChanges, listFile, readList } from './exportLists.ts';
import { readExports } from './readExports.ts';

await runCommand(commands['write:exports'], () => {
  for (const [name, list] of Object.entries(exportLists(readExports()))) {
    const changes = listChanges(readList(name), list);
    for (const change of changes) console.log(`@dealer/${name}: ${change}`);
    writeFileSync(listFile(name), `${JSON.stringify(list, null, 2)}\n`);
  }
  writeFileSync(componentReadme, withComponentList(readFileSync(componentReadme, 'utf8')));
});
