// Tries a Dockerfile where no Docker daemon is. Each instruction runs literally, in a folder that bubblewrap (Debian's package) shows as
// the root of the file system, with the programs of this machine in place of the base image, and the Node that runs this. It needs root,
// to become the image's user.
//
// At last it starts CMD, waits until HEALTHCHECK is content, and sends STOPSIGNAL.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, UsageError } from '@dealer/server/commands';
import { commands } from '../checks/src/docs/commands/commands.ts';
import { imageContents } from './imageContents.mjs';

const root = join(import.meta.dirname, '../..');
await runCommand(commands['rehearse:image'], async ({ positionals: [name, ...values] }) => {
  if (name === undefined)
    throw new UsageError(
      'Name the Dockerfile: npm run rehearse:image -- <Dockerfile> [<folder>:<path in the image> ...] [NAME=value ...].',
    );
  if (!existsSync(join(root, name))) throw new UsageError(`There is no file ${name}.`);
  if (process.getuid?.() !== 0) throw new Error('Run it as root: it becomes the user of the image.');

  const settings = values.filter((value) => value.includes('='));
  // As Docker's -v.
  const mounts = values.filter((value) => !value.includes('=')).map((value) => value.split(':'));
  const users = { root: 0, node: 1000 };
  const healthMs = 60_000;
  const stopMs = 15_000;
  const started = Date.now();
  const say = (text) => console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

  const file = join(root, name);
  const instructions = readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ word: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
  const ignored = readFileSync(`${file}.dockerignore`, 'utf8').split('\n').filter(Boolean);
  const isInContext = (path) => !ignored.some((pattern) => matchesGlob(relative(root, path), pattern));

  const work = mkdtempSync(join(tmpdir(), 'dealer-image-'));
  const stages = new Map();

  /** A stage begins with what any base image has: the two users, and links to the programs. */
  const begin = (rest) => {
    const [image = '', , alias = `stage-${stages.size}`] = rest.split(' ');
    const folder = join(work, alias);
    for (const part of ['etc', 'home/node', 'root']) mkdirSync(join(folder, part), { recursive: true });
    for (const part of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${part}`, join(folder, part));
    writeFileSync(
      join(folder, 'etc/passwd'),
      `root:x:0:0::/root:/bin/sh\nnode:x:${users.node}:${users.node}::/home/node:/bin/sh\n`,
    );
    writeFileSync(join(folder, 'etc/group'), `root:x:0:\nnode:x:${users.node}:\n`);
    const stage = { folder, cwd: '/', user: 'root', env: {} };
    stages.set(alias, stage);
    say(`FROM ${image} (here Node ${process.version})`);
    return stage;
  };

  /** The arguments of bubblewrap for a command in a stage, as the user of the stage. */
  const inside = ({ folder, cwd, user, env }, command, more = []) => [
    ...['--bind', folder, '/', '--ro-bind', '/usr', '/usr', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
    ...['--ro-bind', dirname(process.execPath), '/usr/local/bin'],
    ...['ssl', 'resolv.conf', 'hosts', 'nsswitch.conf'].flatMap((part) =>
      existsSync(join('/etc', part)) ? ['--ro-bind', join('/etc', part), join('/etc', part)] : [],
    ),
    ...(process.env['NODE_EXTRA_CA_CERTS']
      ? ['--ro-bind', process.env['NODE_EXTRA_CA_CERTS'], process.env['NODE_EXTRA_CA_CERTS']]
      : []),
    ...more,
    ...['--die-with-parent', '--chdir', cwd, '--setenv', 'HOME', user === 'root' ? '/root' : `/home/${user}`],
    ...Object.entries(env).flatMap(([key, value]) => ['--setenv', key, value]),
    ...['setpriv', '--reuid', String(users[user]), '--regid', String(users[user]), '--clear-groups'],
    ...command,
  ];

  const succeed = (stage, command) => {
    const { status } = spawnSync('bwrap', inside(stage, command), { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}.`);
  };

  const chown = (path, owner) => {
    const id = users[owner.split(':', 1)[0] ?? ''];
    spawnSync('chown', ['-R', `${id}:${id}`, path], { stdio: 'inherit' });
  };

  /** COPY from the repository, or from an earlier stage, which is used up by it. */
  const copy = (stage, rest) => {
    const parts = rest.split(/\s+/);
    const option = (key) => parts.find((part) => part.startsWith(`--${key}=`))?.split('=')[1];
    const paths = parts.filter((part) => !part.startsWith('--'));
    const target = paths.pop() ?? '';
    const to = target.startsWith('/') ? join(stage.folder, target) : join(stage.folder, stage.cwd, target);
    const from = stages.get(option('from'));
    for (const path of paths) {
      const end = target.endsWith('/') ? join(to, basename(path)) : to;
      if (from === undefined) cpSync(join(root, path), end, { recursive: true, filter: isInContext });
      else {
        rmSync(end, { recursive: true, force: true });
        renameSync(join(from.folder, path), end);
      }
      if (option('chown')) chown(end, option('chown'));
    }
  };

  let stage;
  let health;
  let signal = 'SIGTERM';
  let start;
  const steps = {
    FROM: (rest) => (stage = begin(rest)),
    WORKDIR: (rest) => {
      stage.cwd = rest;
      mkdirSync(join(stage.folder, rest), { recursive: true });
    },
    ENV: (rest) => Object.assign(stage.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s)))),
    COPY: (rest) => copy(stage, rest),
    RUN: (rest) => succeed(stage, ['sh', '-c', rest]),
    USER: (rest) => (stage.user = rest),
    HEALTHCHECK: (rest) => (health = JSON.parse(rest.slice(rest.indexOf('CMD') + 3))),
    STOPSIGNAL: (rest) => (signal = rest),
    CMD: (rest) => (start = JSON.parse(rest)),
    EXPOSE: () => undefined,
    VOLUME: () => undefined,
  };

  /** Starts CMD, waits for its health and stops it. */
  const runImage = async () => {
    Object.assign(stage.env, Object.fromEntries(settings.map((pair) => pair.split(/=(.*)/s))));
    // bubblewrap makes a folder that is missing for root only.
    for (const [, to = ''] of mounts) mkdirSync(join(stage.folder, to), { recursive: true });
    const folders = mounts.flatMap(([from, to]) => ['--ro-bind', resolve(from), to ?? '']);
    const server = spawn('bwrap', ['--info-fd', '3', ...inside(stage, start, folders)], {
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    });
    const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code)));
    let isRunning = true;
    void ended.then(() => (isRunning = false));
    const pid = await new Promise((resolve) => {
      let text = '';
      server.stdio[3].on('data', (part) => {
        text += String(part);
        const found = /"child-pid":\s*(\d+)/.exec(text);
        if (found) resolve(Number(found[1]));
      });
    });
    const isHealthy = () => spawnSync('bwrap', inside(stage, health), { stdio: 'ignore' }).status === 0;
    const from = Date.now();
    while (!isHealthy()) {
      if (!isRunning || Date.now() - from > healthMs) {
        if (isRunning) process.kill(pid, 'SIGKILL');
        throw new Error('HEALTHCHECK was never content.');
      }
      await wait(500);
    }
    const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    say(`healthy after ${((Date.now() - from) / 1000).toFixed(1)} s, as user ${user}`);
    process.kill(pid, signal);
    const stoppedAt = Date.now();
    const code = await Promise.race([ended, wait(stopMs, 'killed', { ref: false })]);
    if (code === 'killed') server.kill('SIGKILL');
    if (code !== 0) throw new Error(`${signal} ended it with ${code}.`);
    say(`${signal} ended it after ${Date.now() - stoppedAt} ms`);
  };

  try {
    for (const { word, rest } of instructions) {
      const step = steps[word];
      if (step === undefined) throw new Error(`This rehearsal does not know ${word}.`);
      step(rest);
      if (word !== 'FROM') say(`${word} ${rest.slice(0, 100)}`);
    }
    say(`${stage.cwd} has ${imageContents(join(stage.folder, stage.cwd))}`);
    await runImage();
    say('The image can be built, started and stopped.');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
