import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { fontFaces } from '../fonts/fontFaces.ts';
import { measureFont } from '../fonts/measureFont.ts';
import { packageFonts } from '../fonts/packageFonts.ts';
import { fontUses, withFont } from '../fonts/withFont.ts';
import { namedLook } from '../looks.ts';
import { workspaceRoot } from '../paths.ts';
import { commands } from './commands.ts';

await runCommand(commands.font, async ({ positionals: [template, requested], values }) => {
  if (template === undefined || requested === undefined) throw new UsageError('Name a look and a package of a font.');
  const uses = values.for ?? ['text', 'heading'];
  const unknown = uses.filter((use) => !(fontUses as readonly string[]).includes(use));
  if (unknown.length > 0) throw new UsageError(`--for must be ${fontUses.join(', ')}, not ${unknown.join(', ')}.`);
  const { folder } = namedLook(template);
  const name = requested.replace(/(.)@[^/]*$/, '$1');
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  if (dependencies[name] === undefined) {
    const install = ['install', '--save-exact', requested, '--workspace', `apps/${template}`];
    const { status } = spawnSync('npm', install, { cwd: workspaceRoot, stdio: 'inherit' });
    if (status !== 0) throw new Error(`npm could not install ${requested}.`);
  }
  const modules = join(workspaceRoot, 'node_modules');
  const { family, isSerif, files } = packageFonts(join(modules, name), name);
  const measured = await Promise.all(
    files.map(async ({ src }) => {
      try {
        return await measureFont(readFileSync(join(modules, src)), files.length > 1 ? [400] : [400, 700]);
      } catch (error) {
        throw new Error(`${src} cannot be measured: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }),
  );
  const [regular, bold = regular] = measured.flat();
  if (regular === undefined || bold === undefined) throw new Error(`${name} has no metrics.`);
  const theme = join(folder, 'src/theme.css');
  const faces = fontFaces(family, files, { regular, bold });
  writeFileSync(theme, withFont(readFileSync(theme, 'utf8'), { family, faces, uses, isSerif }));
  const licences = spawnSync('npm', ['run', '-s', 'write:licences'], { cwd: workspaceRoot, stdio: 'inherit' });
  if (licences.status !== 0) throw new Error('docs/licences.md could not be written. Run npm run write:licences.');
  console.log(`"${family}" is in apps/${template}/src/theme.css, for ${uses.join(' and ')}.`);
});
