import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../root.ts';
import { runProgram } from '../children.ts';
import { findingsOutcome, tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';

/** The commands of a page: the lines of its `sh` blocks. Blocks of another kind, such as `sh slow`, are not run. */
export const commandsIn = (page: string): string[] =>
  [...page.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.split('\n').filter(Boolean));

/** Links the installed packages; those of the workspace are the copy's own. */
const linkPackages = (copy: string): void => {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@dealer'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@dealer' && !/^\.(?!bin$)/.test(name)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@dealer')))
    symlinkSync(readlinkSync(join(from, '@dealer', name)), join(to, '@dealer', name));
  for (const nested of globSync('{packages,apps,tools}/*/node_modules', { cwd: root }))
    if (existsSync(dirname(join(copy, nested)))) symlinkSync(join(root, nested), join(copy, nested));
};

/** What the repository has, committed or not, in a repository of its own; what the compiler wrote goes with it. */
const copyRepository = async (copy: string): Promise<void> => {
  const { output } = await runProgram('tutorial-files', ['git', 'ls-files', '-co', '--exclude-standard', '-z']);
  const pictures = 'packages/demo-pictures/pictures';
  const compiled = globSync(
    ['{apps,tools,packages,.storybook}/**/*.tsbuildinfo', '.tmp/tsc/*', 'packages/*/dist/**/*.d.ts'],
    { cwd: root, exclude: ['**/node_modules'] },
  );
  for (const file of [...output.split('\0'), ...compiled])
    if (file !== '' && !file.startsWith(`${pictures}/`) && existsSync(join(root, file)))
      cpSync(join(root, file), join(copy, file), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, pictures), join(copy, pictures));
  linkPackages(copy);
  await runProgram('tutorial-init', ['git', 'init', '-q'], { cwd: copy });
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  await runProgram('tutorial-add', ['git', 'add', '-A'], { cwd: copy });
  const author = ['-c', 'user.name=Tutorial', '-c', 'user.email=tutorial@dealer.example'];
  await runProgram('tutorial-commit', ['git', ...author, 'commit', '-q', '-m', 'start'], { cwd: copy });
};

/** Runs a development server until it answers with the look's page. */
const answers = async (command: string, copy: string, look: string): Promise<string | undefined> => {
  const server = spawn('sh', ['-c', command], { cwd: copy, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => reject(new Error('it ended')));
      setTimeout(() => reject(new Error('it says no address')), 60_000).unref();
    });
    const page = await (await fetch(address)).text();
    return page.includes(`data-template="${look}"`) ? undefined : `${address} is not a page of ${look}`;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}:\n${tail(output)}`;
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  }
};

/** What a look must pass that differs from all others: a rail, rows, a film, icons, dark first, sections that read data. */
const ownLookCommands = (look: string): string[] => [
  `npm run typecheck -- ${look}`,
  'npm run check:sites',
  `npm run check:templates -- ${look} --strict`,
  `npm run build:mocked -- ${look}`,
];

/**
 * Runs the commands of docs/new-template.md in a copy of the repository: one check for each, and one for what is there afterwards. Then it
 * puts the files of `tools/checks/looks/<look>` into the look, as a team does that designs its own, and checks and builds that.
 */
export const checkTutorial = async (): Promise<Outcome> => {
  const commands = commandsIn(readFileSync(join(root, 'docs/new-template.md'), 'utf8'));
  const look = /new:template -- (\S+)$/m.exec(commands.join('\n'))?.[1] ?? '';
  const copy = mkdtempSync(join(tmpdir(), 'dealer-tutorial-'));
  const findings: string[] = [];
  try {
    await copyRepository(copy);
    let last = '';
    for (const [at, command] of commands.entries()) {
      if (command.startsWith('npm start')) {
        const problem = await answers(command, copy, look);
        if (problem !== undefined) findings.push(`${command}: ${problem}`);
        continue;
      }
      const { code, output } = await runProgram(`tutorial-${at}`, ['sh', '-c', command], { cwd: copy });
      if (code !== 0) findings.push(`${command}:\n${tail(output)}`);
      last = output;
    }
    const changed = last
      .trim()
      .split('\n')
      .map((line) => line.trim().replace(/\s+/, ' '))
      .sort();
    const expected = [`?? apps/${look}/`, 'M package-lock.json'];
    if (changed.join() !== expected.join())
      findings.push(`git status says ${changed.join(', ')}, not ${expected.join(', ')}`);
    if (!existsSync(join(copy, `apps/${look}/dist-mocked/index.html`))) findings.push(`apps/${look} was not built`);

    const stories = globSync(`apps/${look}/dist-mocked/**/*.stories*`, { cwd: copy });
    if (stories.length > 0) findings.push(`the build has stories: ${stories.join(', ')}`);

    cpSync(join(root, 'tools/checks/looks', look), join(copy, 'apps', look), { recursive: true });
    for (const [at, command] of ownLookCommands(look).entries()) {
      const { code, output } = await runProgram(`tutorial-own-${at}`, ['sh', '-c', command], { cwd: copy });
      if (code !== 0) findings.push(`${command} with the files of tools/checks/looks/${look}:\n${tail(output)}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const count = commands.length + ownLookCommands(look).length;
  return findingsOutcome(count + 3, findings, `${count} commands`);
};
