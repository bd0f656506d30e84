import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { nodeOnSources } from '../sources.ts';

const script = `
  const { closeOnSignal } = await import(${JSON.stringify(join(import.meta.dirname, 'run.ts'))});
  closeOnSignal(async () => console.log("closed"));
  setTimeout(() => process.exit(1), 15_000);
  console.error("started");`;

it.skipIf(process.platform === 'win32')(
  'a development server ends when npm start, which runs it in a shell, is killed',
  async () => {
    const quoted = [process.execPath, ...nodeOnSources, '--input-type=module', '--eval', script]
      .map((part) => `'${part}'`)
      .join(' ');
    // A second command: otherwise some shells become the first one.
    const shell = spawn('sh', ['-c', `${quoted}; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // The output ends with the last process that has it.
    const output = text(shell.stdout);
    await new Promise((resolve) => shell.stderr.once('data', resolve));
    shell.kill('SIGTERM');
    expect(await output).toBe('closed\n');
  },
  20_000,
);
