import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';

/** The folder for logs and reports of a test run. */
export const reports = join(root, '.tmp/test');

const running = new Set<ChildProcess>();

const stop = (child: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    // The whole process group: a stopped test runner leaves its browsers running.
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Already ended.
  }
};

/** Ends every command that is still running. */
export const stopAll = (): void => running.forEach((child) => stop(child, 'SIGKILL'));

/** The result of a command: its exit code and the file with its output. */
export type Ended = { code: number; log: string; output: string };

const start = (
  name: string,
  [command = '', ...args]: readonly string[],
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string } = {},
) => {
  const log = join(reports, `${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    cwd,
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: 'true',
      FORCE_COLOR: '0',
      NO_COLOR: '1',
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      ...env,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
    },
  });
  running.add(child);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const code = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      file.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (status) => resolve(status ?? 1));
  });
  const ended = code.then(async (status): Promise<Ended> => {
    // Processes that the command left running end with it.
    stop(child, 'SIGKILL');
    running.delete(child);
    await new Promise((resolve) => file.end(resolve));
    return { code: status, log, output: readFileSync(log, 'utf8') };
  });
  return { child, file, ended };
};

/** Runs a command of node_modules/.bin (or any other) with its output in a log file; never rejects. */
export const runProgram = async (
  name: string,
  command: readonly string[],
  { timeoutMs = 20 * 60_000, ...options }: { env?: Record<string, string>; cwd?: string; timeoutMs?: number } = {},
): Promise<Ended> => {
  const { child, file, ended } = start(name, command, options);
  const timer = setTimeout(() => {
    file.write(`\nStopped after ${timeoutMs / 1000} s.\n`);
    stop(child, 'SIGKILL');
  }, timeoutMs);
  return ended.finally(() => clearTimeout(timer));
};

/** A command that runs until it is stopped. */
type Background = {
  /** Its first line of output, or the first that matches `ready`; rejects if it ends before. */
  firstLine: Promise<string>;
  stop: () => Promise<Ended>;
};

/** Starts a server with its output in a log file. */
export const startCommand = (
  name: string,
  command: readonly string[],
  { ready = /^/, ...options }: { env?: Record<string, string>; cwd?: string; ready?: RegExp } = {},
): Background => {
  const { child, ended } = start(name, command, options);
  const firstLine = Promise.race([
    new Promise<string>((resolve) =>
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (ready.test(line)) resolve(line);
      }),
    ),
    ended.then(({ code, log }) => Promise.reject(new Error(`${command[0]} ended with code ${code}: ${log}`))),
  ]);
  // If nobody reads the first line, a server may end without one.
  firstLine.catch(() => undefined);
  return {
    firstLine,
    stop: () => {
      stop(child, 'SIGKILL');
      return ended;
    },
  };
};
