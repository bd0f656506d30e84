import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '@dealer/server/commands';
import { build, preview } from 'vite';
import { checkProject } from './checkProject.ts';
import { commands, serverCommands } from './commands.ts';
import { closeOnSignal, portOf } from './run.ts';
import { projectSites } from '../sites/projectSites.ts';
import { startSearchServer } from './startSearchServer.ts';
import { startDevelopment } from './startDevelopment.ts';

const helpText = (): string =>
  [
    'Commands of a dealer site, in the folder of its project:',
    ...Object.entries({
      ...Object.fromEntries(Object.entries(commands).map(([name, { does }]) => [name, does])),
      ...serverCommands,
    }).map(([name, does]) => `  dealer ${name.padEnd(15)}${does}`),
    'dealer <command> --help explains its options.',
  ].join('\n');

/** Runs a program of `@dealer/server` in this process, with the project as its look. */
const runServer = async (name: keyof typeof serverCommands, typed: readonly string[], root: string): Promise<void> => {
  const parts = createRequire(import.meta.url).resolve('@dealer/server/http');
  const program = join(dirname(dirname(parts)), `${name}.mjs`);
  process.env['LOOKS'] ??= root;
  // For the help of the program.
  process.env['DEALER_CALL'] = `dealer ${name}`;
  // It starts itself again in each of its workers.
  process.argv = [process.execPath, program, ...typed];
  await import(pathToFileURL(program).href);
};

/** Runs `dealer` with the words that were typed after it, in the folder of a project. */
export const runDealer = async ([name = '', ...typed]: readonly string[], root = process.cwd()): Promise<void> => {
  switch (name) {
    case 'dev':
      return runCommand(
        commands.dev,
        async ({ values }) => {
          const server = await startDevelopment({
            root,
            port: portOf(values.port),
            host: values.host,
            open: values.open,
            searchHost: values['search-host'],
            searchKey: values['search-key'],
          });
          server.printUrls();
          console.log(`  Scenarios and leads: ${server.resolvedUrls?.local[0] ?? '/'}__mocks/`);
        },
        typed,
      );
    case 'build':
      return runCommand(
        commands.build,
        async ({ values }) => {
          await build({ root, ...(values.mocked && { mode: 'mocked' }) });
          if (!values.mocked) await build({ root, build: { ssr: true } });
        },
        typed,
      );
    case 'preview':
      return runCommand(
        commands.preview,
        async ({ values }) => {
          const port = portOf(values.port);
          const server = await preview({
            root,
            ...(values.mocked && { mode: 'mocked' }),
            preview: {
              ...(port !== undefined && { port, strictPort: true }),
              ...(values.host && { host: values.host }),
            },
          });
          closeOnSignal(() => server.close());
          server.printUrls();
        },
        typed,
      );
    case 'check':
      return runCommand(commands.check, (input) => checkProject(root, input), typed);
    case 'search-server':
      return runCommand(
        commands['search-server'],
        ({ values }) => startSearchServer(values, projectSites(root)),
        typed,
      );
    case 'serve':
    case 'prerender':
      return runServer(name, typed, root);
    case '':
    case '--help':
    case '-h':
      console.log(helpText());
      return;
    default:
      console.error(
        `There is no command ${name}; known are ${[...Object.keys(commands), ...Object.keys(serverCommands)].join(', ')}. dealer --help explains them.`,
      );
      process.exit(2);
  }
};
