import { relative } from 'node:path';
import { typedCall, type Command, type CommandOption } from './command.ts';

/** The environment variable in which `dealer` of `@dealer/vite` names the command that it runs: `dealer serve`. */
const dealerCall = 'DEALER_CALL';

type Started = { env: Readonly<Record<string, string | undefined>>; program: string; folder: string };

const callOf = ({ call }: Command, { env, program, folder }: Started): string =>
  env[dealerCall] ?? (env['npm_lifecycle_event'] === undefined ? `node ${relative(folder, program)}` : call);

/** An option in the folder of a project, which is the folder of its look. */
const inProject = (option: CommandOption): CommandOption => ({
  ...option,
  does: option.does.replace(/default: (apps|the folder of the looks?)$/, 'default: this folder'),
});

/**
 * A command as it was started, for its help and its errors: by npm, by `dealer` in a project, with the defaults that hold there, or by the
 * file of the program.
 */
export const startedCommand = <One extends Command>(
  command: One,
  started: Started = { env: process.env, program: process.argv[1] ?? '', folder: process.cwd() },
): One => {
  const call = callOf(command, started);
  const example = command.example.replace(typedCall(command.call), typedCall(call));
  if (started.env[dealerCall] === undefined) return { ...command, call, example };
  return {
    ...command,
    call,
    options: Object.fromEntries(Object.entries(command.options).map(([name, option]) => [name, inProject(option)])),
    example: example.replace(/ --template \S+/, ''),
  };
};
