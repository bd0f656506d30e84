import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it, vi } from 'vitest';
import { nodeOnSources } from '../sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealer-start-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'server.mjs'),
  `import { createServer } from 'node:net';
  import { closeOnSignal } from '@dealer/vite/cli';
  const server = createServer().listen(0, '127.0.0.1', () => console.log(server.address().port, process.ppid));
  closeOnSignal(() => new Promise((resolve) => server.close(resolve)));
  setTimeout(() => process.exit(1), 25_000);`,
);
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({ scripts: { start: `node ${nodeOnSources.join(' ')} server.mjs` } }),
);

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

it.skipIf(process.platform === 'win32').each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGKILL'],
  ['the shell that npm runs it in', 'SIGKILL'],
] as const)(
  'a development server leaves its port when %s gets a %s',
  async (killed, signal) => {
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line = ''] = await new Promise<string[]>((resolve) =>
      createInterface({ input: npm.stdout }).once('line', (...lines: string[]) => resolve(lines)),
    );
    const [port = 0, shell = 0] = line.split(' ').map(Number);
    expect(await isOpen(port)).toBe(true);
    process.kill(killed === 'npm' ? npm.pid! : shell, signal);
    await vi.waitFor(async () => expect(await isOpen(port)).toBe(false), { timeout: 10_000, interval: 100 });
  },
  30_000,
);
