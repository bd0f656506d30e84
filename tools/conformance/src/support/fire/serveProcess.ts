import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nodeOnSources } from '@dealer/tools-vite/sources';

const root = join(import.meta.dirname, '../../../../..');

/** A process of this repository whose standard output is lines; `failures` are those about what failed in it. */
export const startProcess = async (file: string, args: readonly string[], isStarted: (line: string) => boolean) => {
  const isBuilt = file.endsWith('.mjs');
  const child = spawn(process.execPath, [...(isBuilt ? [] : nodeOnSources), join(root, file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  const failures: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const started = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isStarted(line)) resolve(line);
      else if (line.includes('"level":"error"')) failures.push(line);
    });
    void ended.then((code) => reject(new Error(`${file} ended with ${code}: ${errors.join('\n')}`)));
  });
  return { started, ended, failures, kill: (signal: NodeJS.Signals): boolean => child.kill(signal) };
};

/** `npm run serve` with the sites of a look, on free ports. */
export const startServe = async (template: string, searchHost: string) => {
  const options = ['--template', template, '--search-host', searchHost, '--port', '0', '--admin-port', '0'];
  const running = await startProcess('packages/server/dist/serve.mjs', options, (line) => line.includes('"started"'));
  const { url, admin } = JSON.parse(running.started) as { url: string; admin: string };
  return { ...running, port: Number(new URL(url).port), admin };
};
