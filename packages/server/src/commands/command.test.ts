import { describe, expect, it } from 'vitest';
import { type Command, helpText, readCommand } from './command.ts';

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
  it('explains itself: what it does, its call, options, environment and an example', () => {
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

  it('reads options and what follows without a name', () => {
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
  ])('refuses %s in one sentence', (_, typed, message) => {
    expect(() => readCommand(feed, typed)).toThrow(message);
  });

  it('refuses what follows without a name where it takes options only', () => {
    const { parameters: _, ...plain } = feed;
    expect(() => readCommand(plain, ['stock.csv'])).toThrow(
      'npm run feed takes options only. npm run feed -- --help explains them.',
    );
  });
});
