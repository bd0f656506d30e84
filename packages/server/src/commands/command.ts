import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

export type CommandOption = {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What it does, with its default and its unit: `milliseconds; default 2000`. */
  readonly does: string;
  /** What stands for its value in the help text: `<url>`. */
  readonly value?: string;
  /** Without it the command is refused. */
  readonly required?: true;
};

/** A command: what its help text and the table in the README are made from. */
export type Command = {
  /** As it is typed: `npm run serve`. */
  readonly call: string;
  /** What it does, in a sentence. */
  readonly does: string;
  /** The words that may follow first, with what each one does: `push`, `pull`. */
  readonly commands?: Readonly<Record<string, string>>;
  /** What may follow without a name: `[<look> ...]`. */
  readonly parameters?: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Environment variables, with what each one says. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A whole line that can be typed. */
  readonly example: string;
  /** The page of the repository that says more: `docs/deploy.md#search-tokens`. */
  readonly more?: string;
};

type Value<Option extends CommandOption> = Option['type'] extends 'boolean'
  ? boolean
  : Option['multiple'] extends true
    ? string[]
    : string;

type Options = Command['options'];
type RequiredName<All extends Options> = {
  [Name in keyof All]: All[Name] extends { readonly required: true } ? Name : never;
}[keyof All];

/** What was typed. */
export type CommandInput<One extends Command> = {
  readonly values: { readonly [Name in keyof One['options']]?: Value<One['options'][Name]> } & {
    readonly [Name in RequiredName<One['options']>]: Value<One['options'][Name]>;
  };
  readonly positionals: readonly string[];
};

/** What a command says about a wrong call, in one sentence. The exit code is 2 then. */
export class UsageError extends Error {}

const column = 26;

const rows = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .map(([name, does]) =>
      name.length < column - 2 ? `  ${name.padEnd(column)}${does}` : `  ${name}\n  ${' '.repeat(column)}${does}`,
    )
    .join('\n');

/** `npm run serve --`, but no hyphens after a program of its own. */
export const typedCall = (call: string): string => (call.startsWith('npm ') ? `${call} --` : call);

const named = (name: string, { type, value = '<text>' }: CommandOption): string =>
  `--${name}${type === 'string' ? ` ${value}` : ''}`;

/** A command as it is typed, with all that it needs: what follows it first, and its required options. */
export const usageOf = ({ call, commands = {}, parameters, options }: Command): string => {
  const rest = [
    ...(Object.keys(commands).length > 0 ? [Object.keys(commands).join('|')] : []),
    ...(parameters === undefined ? [] : [parameters]),
    ...Object.entries(options).flatMap(([name, option]) => (option.required ? [named(name, option)] : [])),
  ];
  return rest.length === 0 ? call : `${typedCall(call)} ${rest.join(' ')}`;
};

const section = (title: string, entries: readonly (readonly [string, string])[]): string[] =>
  entries.length > 0 ? [`${title}:\n${rows(entries)}`] : [];

/** What `--help` prints: what the command does, how it is called, its options, and an example. */
export const helpText = (command: Command): string => {
  const { call, does, commands = {}, options, environment = {}, example, more } = command;
  const usage = usageOf(command);
  return [
    does,
    `Usage: ${usage === call ? typedCall(call) : usage} [options]`,
    ...section('Commands', Object.entries(commands)),
    ...section('Options', [
      ...Object.entries(options).map(([name, option]): [string, string] => [
        named(name, option),
        option.does + (option.multiple === true ? '; can be repeated' : ''),
      ]),
      ['--help', 'prints this text'],
    ]),
    ...section('Environment', Object.entries(environment)),
    `Example: ${example}`,
    ...(more === undefined ? [] : [`More: ${more}`]),
  ]
    .join('\n\n')
    .concat('\n');
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The sentence for an error of `parseArgs`, which explains too much. */
const sentence = (error: unknown, { call, options }: Command): string => {
  const [, typed = ''] = /'(-[^']*?)(?: <value>)?'/.exec(error instanceof Error ? error.message : '') ?? [];
  const known = Object.keys(options).map((name) => `--${name}`);
  switch (codeOf(error)) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return known.length > 0
        ? `There is no option ${typed}; known are ${known.join(', ')}. ${typedCall(call)} --help explains them.`
        : `There is no option ${typed}: ${call} takes none.`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return `${typed.split(',').at(-1)?.trim() ?? 'An option'} has a wrong value. ${typedCall(call)} --help explains it.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return known.length > 0
        ? `${call} takes options only. ${typedCall(call)} --help explains them.`
        : `Nothing may follow ${call}.`;
    default:
      return error instanceof Error ? error.message : String(error);
  }
};

/** Refuses a word that is no command, and what follows a command that takes nothing more. */
const checkWords = ({ call, commands, parameters }: Command, [word, ...more]: readonly string[]): void => {
  if (commands === undefined || word === undefined) return;
  const known = Object.keys(commands);
  if (!known.includes(word))
    throw new UsageError(
      `There is no command ${word}; known are ${known.join(', ')}. ${typedCall(call)} --help explains them.`,
    );
  if (parameters === undefined && more.length > 0)
    throw new UsageError(`${call} takes one command. ${typedCall(call)} --help explains them.`);
};

/**
 * Reads what was typed after a command.
 *
 * @throws UsageError with one sentence if it is not what the command takes
 */
export const readCommand = <const One extends Command>(command: One, typed: readonly string[]): CommandInput<One> => {
  const options: ParseArgsConfig['options'] = {};
  for (const [name, { type, multiple }] of Object.entries(command.options))
    options[name] = { type, ...(multiple === true ? { multiple } : {}) };
  const read = (): { values: Readonly<Record<string, unknown>>; positionals: string[] } => {
    try {
      return parseArgs({
        args: [...typed],
        options,
        allowPositionals: command.parameters !== undefined || command.commands !== undefined,
      });
    } catch (error) {
      throw new UsageError(sentence(error, command));
    }
  };
  const { values, positionals } = read();
  checkWords(command, positionals);
  const typedValues = new Map(Object.entries(values));
  for (const [name, { required, does }] of Object.entries(command.options))
    if (required && (typedValues.get(name) ?? '') === '')
      throw new UsageError(`--${name} is missing: ${does}. ${typedCall(command.call)} --help explains it.`);
  return { values: values as CommandInput<One>['values'], positionals };
};

/** Whether `--help` or `-h` was typed. */
export const isHelpWanted = (typed: readonly string[]): boolean => typed.includes('--help') || typed.includes('-h');

/**
 * Runs a command: prints its help text on `--help`, and one line for what goes wrong, with exit code 2 for a wrong call and 1 for
 * everything else.
 */
export const runCommand = async <const One extends Command>(
  command: One,
  work: (input: CommandInput<One>) => Promise<void> | void,
  typed: readonly string[] = process.argv.slice(2),
): Promise<void> => {
  if (isHelpWanted(typed)) {
    console.log(helpText(command));
    return;
  }
  try {
    await work(readCommand(command, typed));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
};
