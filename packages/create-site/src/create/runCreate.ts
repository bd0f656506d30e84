import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CreateError, createSite, templateNames } from './createSite.ts';

const usage = (): string => `Starts the project of a dealer website.

Usage: npm create @dealer/site@latest <folder> -- [--template <name>]

  --template <name>   ${templateNames().join(', ')}; default: classic
  --help              prints this text

Example: npm create @dealer/site@latest my-site -- --template toyota`;

/** The version of this package, which is that of all of ours. */
const ownVersion = (): string => {
  const manifest = join(dirname(fileURLToPath(import.meta.url)), '../../package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};

const read = (typed: readonly string[]) => {
  try {
    return parseArgs({
      args: [...typed],
      options: { template: { type: 'string', short: 't' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    const [, option = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new CreateError(`The option ${option} is not known or has no value; known is --template <name>.`);
  }
};

/** Runs `npm create @dealer/site` with what was typed after it; returns the exit code. */
export const runCreate = (typed: readonly string[]): number => {
  try {
    const { values, positionals } = read(typed);
    if (values.help) {
      console.log(usage());
      return 0;
    }
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0)
      throw new CreateError('Name one folder for the project: npm create @dealer/site@latest my-site');
    const template = values.template ?? 'classic';
    const { folder, slug } = createSite({ folder: name, template, version: ownVersion() });
    const path = relative(process.cwd(), folder);
    console.log(
      [
        `Created ${slug} with the template ${template}. Next:`,
        '',
        ...(path === '' ? [] : [`  cd ${path}`]),
        '  npm install',
        '  npm run dev',
        '',
      ].join('\n'),
    );
    return 0;
  } catch (error) {
    // A folder that cannot be written, a full disk.
    if (!(error instanceof Error && (error instanceof CreateError || 'syscall' in error))) throw error;
    console.error(error.message);
    return error instanceof CreateError ? 2 : 1;
  }
};
