import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractAreas } from '@dealer/api/contracts';
import { helpText, readCommand } from '@dealer/server/commands';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { commands } from './commands.ts';
import { explainedCommands, withCommands } from './commandTable.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** `npm run serve` is the script `serve`. */
const scriptOf = (call: string): string => call.replace(/^npm (?:run )?/, '');

/** The file of this repository that a script starts; undefined for the programs of others. */
const fileOf = (script: string): string | undefined =>
  /^node (?:--\S+ (?:\.\/\S+ )?)*((?:packages|tools)\/\S+)(?: [\w-]+)?$/.exec(script)?.[1];

const run = (script: string, ...typed: string[]) => {
  const [program = '', ...args] = (scripts[script] ?? '').split(' ');
  return spawnSync(program === 'node' ? process.execPath : program, [...args, ...typed], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
};

const table = explainedCommands.map((command) => ({ ...command, script: scriptOf(command.call) }));

describe('the table of commands', () => {
  it('the table of commands has every script that starts a program of this repository', () => {
    // npm runs `pretest` before `test`, and `prepare` after `npm ci`.
    const isHook = (name: string): boolean =>
      name === 'prepare' || (name.startsWith('pre') && name.slice(3) in scripts);
    const own = Object.entries(scripts).filter(([name, script]) => fileOf(script) !== undefined && !isHook(name));
    expect(own.length).toBeGreaterThan(30);
    const names = own.map(([name]) => name.replace(/^start:.*/, 'start'));
    expect([...new Set(names)].toSorted()).toEqual(table.map(({ script }) => script).toSorted());
  });

  it('the table of commands is the table of the README: run npm run write:commands', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(withCommands(readme)).toBe(readme);
    for (const { call } of table) expect(readme).toContain(`| \`${call}`);
  });

  it('the table of commands names the areas that check:api knows', () => {
    expect(commands['check:api'].options.area.does).toContain(contractAreas.map(({ name }) => name).join(', '));
  });
});

describe.each(table)('$call', (command) => {
  const { call, script, example, more, options, commands: subcommands = {} } = command;

  it('$call says what it does, its options and a right example', () => {
    const text = helpText(command);
    for (const part of [call, example, ...Object.keys(options).map((name) => `--${name}`), ...Object.keys(subcommands)])
      expect(text).toContain(part);
    const [start = '', rest = ''] = example.split(' -- ');
    expect(start).toBe(call);
    const typed = [...rest.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    expect(() => readCommand(command, typed)).not.toThrow();
    if (more !== undefined) expect(existsSync(join(root, more.split('#')[0] ?? ''))).toBe(true);
  });

  it('$call refuses an unknown option in one sentence', () => {
    const complaint = ((): unknown => {
      try {
        return readCommand(command, ['--form', 'x']);
      } catch (error) {
        return error;
      }
    })();
    expect(complaint).toMatchObject({ message: expect.stringMatching(/^There is no option --form\b[^\n]*\.$/) });
  });

  it('$call is read through the table by its program', () => {
    const file = join(root, fileOf(scripts[script] ?? '') ?? '');
    const program = ['runStock.ts'].map((name) => join(dirname(file), name)).find(existsSync) ?? file;
    expect(readFileSync(program, 'utf8')).toMatch(/\b(?:runCommand|readCommand)\(\w*[cC]ommand/);
  });
});

// The others start in the same way; each costs up to some seconds.
it('npm run conformance explains itself, and npm run serve refuses what it does not know', { timeout: 60_000 }, () => {
  const help = run('conformance', '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^Usage: npm run conformance -- /m);
  const refused = run('serve', '--form', 'x');
  expect([refused.status, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toMatch(/^There is no option --form\b[^\n]*\.\n$/);
});
