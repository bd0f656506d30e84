import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

/** A PostgreSQL server of a test. */
export type PostgresServer = { url: string; start: () => void; stop: () => void; remove: () => void };

/** The folder with PostgreSQL's programs; undefined where it is not installed. */
export const postgresPrograms = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .sort()
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .at(-1);

/**
 * A PostgreSQL server with an empty database, on a free port of this machine.
 *
 * @throws Error where PostgreSQL is not installed
 */
export const postgresServer = async (): Promise<PostgresServer> => {
  const port = await freePort();
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed. Debian: apt-get install postgresql.');
  const folder = mkdtempSync(join(tmpdir(), 'dealer-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  // PostgreSQL refuses to run as root.
  const run = (program: string, ...args: string[]): void => {
    const command = [join(programs, program), ...args];
    const [name = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(name, rest, { stdio: 'ignore', cwd: folder });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'dealer', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const start = (): void => run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  const stop = (): void => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  start();
  return {
    url: `postgres://dealer@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: () => {
      try {
        stop();
      } catch {
        // It is stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
