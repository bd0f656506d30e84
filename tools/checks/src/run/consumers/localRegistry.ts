import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@dealer/server/test';
import { packedFile, publicPackages } from '../publish/packPackage.ts';
import { installFor } from '../installFor.ts';
import { runProgram, startCommand } from '../children.ts';
import { tail } from '../stage.ts';
import { root } from '../../root.ts';

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

/** A package registry on this machine. */
export type Registry = {
  url: string;
  /** The folder with the pinned package managers. */
  managers: string;
};

/** Starts verdaccio on the loopback address; it ends with this process. */
const startRegistry = async (): Promise<Registry & { npmrc: string }> => {
  const managers = await installFor('tools/checks/installed/registry');
  const storage = join(root, '.tmp/registry');
  rmSync(join(storage, '@dealer'), { recursive: true, force: true });
  rmSync(join(storage, '.verdaccio-db.json'), { force: true });
  mkdirSync(storage, { recursive: true });
  const upstream = (await runProgram('registry-upstream', ['npm', 'config', 'get', 'registry'])).output.trim();
  writeFileSync(join(storage, 'config.yaml'), configOf(storage, upstream));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  // A registry that lets anybody publish accepts any token; npm does not publish without one.
  const npmrc = join(storage, 'npmrc');
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  const server = startCommand(
    'registry',
    [
      ...['node', join(managers, 'verdaccio/bin/verdaccio')],
      ...['--config', join(storage, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    ],
    { cwd: storage, ready: /http address/ },
  );
  await server.firstLine;
  return { url, managers, npmrc };
};

/** `npm publish <tarball>` of each package, as docs/release.md has it, by somebody who is not on a CI service. */
const publishAll = async (): Promise<Registry> => {
  const { npmrc, ...registry } = await startRegistry();
  const env = { CI: '', NPM_CONFIG_USERCONFIG: npmrc, npm_config_fetch_retries: '0' };
  const published = await Promise.all(
    publicPackages().map(async (name) => {
      const command = ['npm', 'publish', await packedFile(name), '--loglevel', 'error'];
      const cwd = dirname(npmrc);
      const { code, output } = await runProgram(`registry-publish-${name}`, command, {
        cwd,
        env,
        timeoutMs: 5 * 60_000,
      });
      return code === 0 ? [] : [`@dealer/${name} cannot be published:\n${tail(output, 12)}`];
    }),
  );
  const findings = published.flat();
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return registry;
};

let registry: Promise<Registry> | undefined;

/**
 * A registry that has the packages, which are published at the first call.
 *
 * @throws {Error} With the end of npm's output for each package that cannot be published.
 */
export const registryOfPackages = (): Promise<Registry> => (registry ??= publishAll());

/** An empty folder outside the workspace, whose package managers install from the registry, whatever is older than a day or not. */
export const emptyFolder = ({ url }: Registry): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-consumer-'));
  writeFileSync(join(folder, '.npmrc'), `registry=${url}\n`);
  writeFileSync(
    join(folder, '.yarnrc.yml'),
    [
      `npmRegistryServer: "${url}"`,
      'unsafeHttpWhitelist: ["127.0.0.1"]',
      'nodeLinker: node-modules',
      'enableTelemetry: false',
      'enableImmutableInstalls: false',
      'npmMinimalAgeGate: 0',
      // Its memory of a registry would name the port of an earlier run.
      'globalFolder: ./.yarn/global',
      '',
    ].join('\n'),
  );
  return folder;
};
