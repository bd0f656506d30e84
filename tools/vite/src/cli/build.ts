import { runCommand } from '@dealer/server/commands';
import { commands } from './commands.ts';
import { chosenLooks, runProgram } from './run.ts';

await runCommand(commands.build, ({ positionals }) => {
  const looks = positionals.length === 0 ? [] : chosenLooks(positionals);
  runProgram('nx/dist/bin/nx.js', [
    ...['run-many', '-t', 'build'],
    ...(looks.length === 0 ? [] : ['--projects', looks.map((look) => `apps/${look}`).join(',')]),
  ]);
});
