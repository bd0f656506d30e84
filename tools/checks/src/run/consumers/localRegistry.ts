import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installFor } from '../installFor.ts';
import { runProgram, startCommand } from '../children.ts';
import type { Ended } from '../children.ts';
import { root } from '../../root.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** What only others publish comes from the registry that npm is configured with, and is stored. */
const configOf = (storage: string, upstream: string): string => `storage: ${storage}
max_body_size: 200mb
web:
  enable: false
auth: {}
uplinks:
  upstream:
    url: ${upstream}
    maxage: 1d
packages:
  '@dealer/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
log: { type: stdout, format: json, level: warn }
`;

/** A package registry on this machine, empty of our packages. */
export type Registry = {
  url: string;
  /** The folder with the pinned package managers. */
  managers: string;
  /** `npm publish <tarball>`, as docs/release.md has it, by somebody who is not on a CI service. */
  publish: (tarball: string) => Promise<Ended>;
  stop: () => Promise<void>;
};

/** Starts verdaccio on the loopback address. */
export const startRegistry = async (): Promise<Registry> => {
  const managers = await installFor('tools/checks/installed/registry');
  const storage = join(root, '.tmp/registry');
  rmSync(join(storage, '@dealer'), { recursive: true, force: true });
  rmSync(join(storage, '.verdaccio-db.json'), { force: true });
  mkdirSync(storage, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'dealer-registry-'));
  const upstream = (await runProgram('registry-upstream', ['npm', 'config', 'get', 'registry'])).output.trim();
  writeFileSync(join(folder, 'config.yaml'), configOf(storage, upstream));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  // A registry that lets anybody publish accepts any token; npm does not publish without one.
  writeFileSync(join(folder, 'npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  const server = startCommand(
    'registry',
    [
      ...['node', join(managers, 'verdaccio/bin/verdaccio')],
      ...['--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    ],
    { cwd: folder, ready: /http address/ },
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await server.firstLine.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    managers,
    publish: (tarball) =>
      runProgram(`registry-publish-${basename(tarball)}`, ['npm', 'publish', tarball, '--loglevel', 'error'], {
        cwd: folder,
        env: { CI: '', NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'), npm_config_fetch_retries: '0' },
        timeoutMs: 60_000,
      }),
    stop,
  };
};
