import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { commands } from '../../docs/commands/commands.ts';
import { root } from '../../root.ts';
import { scanWords } from './scanWords.ts';

/** Written from docstrings and comments, which are read where they are. */
const generated = ['docs/mutation.md'];

const packageOf = (path: string): string =>
  /^(?:apps|packages|tools)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0] ?? '';
await runCommand(commands['check:words'], ({ positionals: folders }) => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter(
      (path) =>
        /\.([cm]?[jt]sx?|css|md|html)$/.test(path) &&
        !generated.some((start) => path.startsWith(start)) &&
        existsSync(join(root, path)),
    );

  const findings = files.flatMap((path) => scanWords(path, readFileSync(join(root, path), 'utf8')));
  for (const { path, line, message } of findings) console.error(`${path}:${line} ${message}`);

  const counts = Map.groupBy(findings, ({ path }) => packageOf(path));
  for (const [name, found] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${found.length} in ${name}`);
  console.log(`${findings.length} words to replace in ${files.length} files.`);
  if (findings.length > 0) process.exitCode = 1;
});
