import { describe, expect, it, vi } from 'vitest';
import { type Command, helpText, readCommand, runCommand, usageOf } from './command.ts';

const feed = {
  call: 'npm run feed',
  does: 'Reads a feed.',
  parameters: '<file>',
  options: {
    to: { type: 'string', value: '<url>', does: 'the search server' },
    key: { type: 'string', multiple: true, does: 'a key' },
    'dry-run': { type: 'boolean', does: 'writes nothing' },
  },
  environment: { FEED_KEY: 'the key' },
  example: 'npm run feed -- stock.csv --to http://127.0.0.1:7700',
} as const satisfies Command;

describe('a command', () => {
  it('a command explains itself: what it does, its call, options, environment and an example', () => {
    expect(helpText(feed)).toBe(`Reads a feed.

Usage: npm run feed -- <file> [options]

Options:
  --to <url>                the search server
  --key <text>              a key; can be repeated
  --dry-run                 writes nothing
  --help                    prints this text

Environment:
  FEED_KEY                  the key

Example: npm run feed -- stock.csv --to http://127.0.0.1:7700
`);
  });

  it('a command reads options and what follows without a name', () => {
    expect(readCommand(feed, ['stock.csv', '--key', 'a', '--key', 'b', '--dry-run'])).toEqual({
      values: { key: ['a', 'b'], 'dry-run': true },
      positionals: ['stock.csv'],
    });
  });

  it.each([
    [
      'an unknown option',
      ['--form', 'x'],
      'There is no option --form; known are --to, --key, --dry-run. npm run feed -- --help explains them.',
    ],
    ['an option without its value', ['--to'], '--to has a wrong value. npm run feed -- --help explains it.'],
    ['a value for a switch', ['--dry-run=yes'], '--dry-run has a wrong value. npm run feed -- --help explains it.'],
  ])('a command refuses %s in one sentence', (_, typed, message) => {
    expect(() => readCommand(feed, typed)).toThrow(message);
  });

  it('a command refuses what follows without a name where it takes options only', () => {
    const { parameters: _, ...plain } = feed;
    expect(() => readCommand(plain, ['stock.csv'])).toThrow(
      'npm run feed takes options only. npm run feed -- --help explains them.',
    );
  });

  const stock = {
    call: 'npm run stock',
    does: 'Brings stock into an index.',
    commands: { import: 'imports a feed', age: 'says how old the stock is' },
    options: { to: { type: 'string', value: '<url>', required: true, does: 'the search server' } },
    example: 'npm run stock -- age --to http://127.0.0.1:7700',
    more: 'docs/deploy.md#stock',
  } as const satisfies Command;

  it('names its commands, what it needs, and the page that says more', () => {
    expect(usageOf(stock)).toBe('npm run stock -- import|age --to <url>');
    expect(helpText(stock)).toBe(`Brings stock into an index.

Usage: npm run stock -- import|age --to <url> [options]

Commands:
  import                    imports a feed
  age                       says how old the stock is

Options:
  --to <url>                the search server
  --help                    prints this text

Example: npm run stock -- age --to http://127.0.0.1:7700

More: docs/deploy.md#stock
`);
  });

  it.each([
    ['a word that is no command', ['export', '--to', 'x'], 'There is no command export; known are import, age.'],
    ['a word after its command', ['age', 'now', '--to', 'x'], 'npm run stock takes one command.'],
    ['a call without a required option', ['age'], '--to is missing: the search server.'],
    ['a required option without text', ['age', '--to', ''], '--to is missing: the search server.'],
  ])('a command refuses %s', (_, typed, message) => {
    expect(() => readCommand(stock, typed)).toThrow(message);
  });

  it('a command that takes nothing says so', () => {
    const plain = {
      call: 'npm run write:settings',
      does: 'Writes settings.',
      options: {},
      example: 'npm run write:settings',
    };
    expect(() => readCommand(plain, ['--all'])).toThrow('There is no option --all: npm run write:settings takes none.');
    expect(() => readCommand(plain, ['core'])).toThrow('Nothing may follow npm run write:settings.');
  });

  it('a command ends with 2 for a wrong call, with 1 for a failure, and starts no work for --help', async () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const say = vi.spyOn(console, 'log').mockReturnValue();
    const work = vi.fn().mockRejectedValue(new Error('The server does not answer.'));
    await runCommand(stock, work, ['age', '--wat', '--help']);
    expect(say.mock.calls).toEqual([[helpText(stock)]]);
    await runCommand(stock, work, ['age', '--wat']);
    expect(work).not.toHaveBeenCalled();
    await runCommand(stock, work, ['age', '--to', 'x']);
    expect(exit.mock.calls).toEqual([[2], [1]]);
    expect(complain.mock.calls).toEqual([
      ['There is no option --wat; known are --to. npm run stock -- --help explains them.'],
      ['The server does not answer.'],
    ]);
  });
});
