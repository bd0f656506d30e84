import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../../../..');

/** Where the copy of a look is, for tests that change its files. */
export const copyOf = (template: string): string => join(root, '.tmp/develop', template);

/** Starts the development server on a copy of a look, whose files are in git as they are. */
export const startCopy = async (template: string): Promise<string> => {
  const folder = copyOf(template);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'apps', template), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|dist-mocked|dist-server|node_modules)$/.test(path),
  });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', 'src', 'sites'], { cwd: folder });
  const server = await createServer({
    root: folder,
    mode: 'mocked',
    logLevel: 'error',
    server: { port: 0, strictPort: false },
  });
  await server.listen();
  const address = server.httpServer?.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};
