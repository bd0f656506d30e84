import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/** An option of a command. */
export type CommandOption = {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What it does, with its default and its unit: `milliseconds; default 2000`. */
  readonly does: string;
  /** What stands for its value in the help text: `<url>`. */
  readonly value?: string;
};

/** A command: what its help text and the table in the README are made from. */
export type Command = {
  /** As it is typed: `npm run serve`. */
  readonly call: string;
  /** What it does, in a sentence. */
  readonly does: string;
  /** What may follow without a name: `[<look> ...]`. */
  readonly parameters?: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Environment variables, with what each one says. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A whole line that can be typed. */
  readonly example: string;
};

type Value<Option extends CommandOption> = Option['type'] extends 'boolean'
  ? boolean
  : Option['multiple'] extends true
    ? string[]
    : string;

/** What was typed. */
export type CommandInput<One extends Command> = {
  readonly values: { readonly [Name in keyof One['options']]?: Value<One['options'][Name]> };
  readonly positionals: readonly string[];
};

/** What a command says about a wrong call, in one sentence. */
export class UsageError extends Error {}

const column = 26;

const rows = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .map(([name, does]) =>
      name.length < column - 2 ? `  ${name.padEnd(column)}${does}` : `  ${name}\n  ${' '.repeat(column)}${does}`,
    )
    .join('\n');

/** `npm run serve -- --port 80`, and `npm start` without two hyphens where nothing follows. */
const separator = (call: string): string => (call.startsWith('npm ') ? ' --' : '');

/**
 * What `--help` prints: what the command does, how it is called, its options, and an example.
 *
 * @example
 * helpText({ call: 'npm run serve', does: 'Serves sites.', options: {}, example: 'npm run serve' })
 */
export const helpText = ({ call, does, parameters, options, environment = {}, example }: Command): string => {
  const named: [string, string][] = [
    ...Object.entries(options).map(([name, option]): [string, string] => [
      `--${name}${option.type === 'string' ? ` ${option.value ?? '<text>'}` : ''}`,
      option.does + (option.multiple === true ? '; can be repeated' : ''),
    ]),
    ['--help', 'prints this text'],
  ];
  const variables = Object.entries(environment);
  return [
    does,
    `Usage: ${call}${separator(call)}${parameters === undefined ? '' : ` ${parameters}`} [options]`,
    `Options:\n${rows(named)}`,
    ...(variables.length > 0 ? [`Environment:\n${rows(variables)}`] : []),
    `Example: ${example}\n`,
  ].join('\n\n');
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The sentence for an error of `parseArgs`, which explains too much. */
const sentence = (error: unknown, { call, options }: Command): string => {
  const [, typed = ''] = /'(-[^']*?)(?: <value>)?'/.exec(error instanceof Error ? error.message : '') ?? [];
  const known = Object.keys(options).map((name) => `--${name}`);
  switch (codeOf(error)) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no option ${typed}${known.length > 0 ? `; known are ${known.join(', ')}` : ''}. ${call}${separator(call)} --help explains them.`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return `${typed.split(',').at(-1)?.trim() ?? 'An option'} has a wrong value. ${call}${separator(call)} --help explains it.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `${call} takes options only. ${call}${separator(call)} --help explains them.`;
    default:
      return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Reads what was typed after a command.
 *
 * @throws UsageError with one sentence if it is not what the command takes
 * @example
 * readCommand(serveCommand, ['--port', '80']).values.port // => '80'
 */
export const readCommand = <const One extends Command>(command: One, typed: readonly string[]): CommandInput<One> => {
  const options: ParseArgsConfig['options'] = {};
  for (const [name, { type, multiple }] of Object.entries(command.options))
    options[name] = { type, ...(multiple === true ? { multiple } : {}) };
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options,
      allowPositionals: command.parameters !== undefined,
    });
    return { values: values as CommandInput<One>['values'], positionals };
  } catch (error) {
    throw new UsageError(sentence(error, command));
  }
};

/**
 * Runs a command: prints its help text on `--help`, and one line for what goes wrong, with exit code 1.
 *
 * @example
 * await runCommand(serveCommand, async ({ values }) => console.log(values.port));
 */
export const runCommand = async <const One extends Command>(
  command: One,
  work: (input: CommandInput<One>) => Promise<void>,
  typed: readonly string[] = process.argv.slice(2),
): Promise<void> => {
  if (typed.includes('--help') || typed.includes('-h')) {
    console.log(helpText(command));
    return;
  }
  try {
    await work(readCommand(command, typed));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
