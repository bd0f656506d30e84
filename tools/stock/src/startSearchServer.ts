import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { nodeOnSources } from '@dealer/tools-vite/sources';

const root = resolve(import.meta.dirname, '../../..');

/** A command that runs: what it has output, and its end. */
export type Running = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** Starts a TypeScript command of the repository as npm does, in a process of its own. */
export const startCommand = (file: string, args: readonly string[]): Running => {
  const child = spawn(process.execPath, [...nodeOnSources, file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    child,
    output: () => output,
    ended: new Promise((done) => void child.once('close', (code, signal) => done({ code, signal }))),
  };
};

/** A search server in a process of its own. `stop` asks it to end and waits until it has. */
export type SearchServer = Running & { url: string; stop: () => ReturnType<typeof startCommand>['ended'] };

/**
 * Starts `npm run search-server` for tests, on a free port by default; rejects with its output if it does not start.
 */
export const startSearchServer = async (args: readonly string[]): Promise<SearchServer> => {
  const running = startCommand(
    'tools/vite/src/cli/searchServer.ts',
    args.includes('--port') ? args : [...args, '--port', '0'],
  );
  const { child, output, ended } = running;
  const url = await new Promise<string>((up, failed) => {
    child.stdout!.on('data', () => {
      const found = /Search engine on (\S+)/.exec(output())?.[1];
      if (found !== undefined) up(found);
    });
    void ended.then(() => failed(new Error(output())));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { ...running, url, stop };
};
