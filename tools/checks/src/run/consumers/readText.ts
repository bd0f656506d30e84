/** What a text has its reader do, in its order: write a file, or run a line that installs packages. */
export type Step = { kind: 'file'; file: string; content: string } | { kind: 'install'; command: string };

const block = /^```(\w*)\n([\s\S]*?)^```$/gm;

const fileName = /`([\w./-]*(?:\.(?:tsx?|mjs|css|html|json)|\.env))`/g;

/** The file that the paragraph before a block names last: "The theme, `src/theme.css`:". */
const namedFile = (before: string): string | undefined => {
  const paragraph = before
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trimEnd()
    .split(/\n\n|^```$/m)
    .at(-1);
  if (!paragraph?.endsWith(':')) return undefined;
  const file = [...paragraph.matchAll(fileName)].at(-1)?.[1];
  return file?.startsWith('/') || file?.includes('..') ? undefined : file;
};

/** The steps of a README or guide, read as text alone. Blocks without a file or an install line are no steps. */
export const readText = (text: string): Step[] =>
  [...text.matchAll(block)].flatMap(({ 1: language, 2: content = '', index }): Step[] => {
    if (language === '')
      return content
        .split('\n')
        .filter((line) => line.startsWith('npm install'))
        .map((command) => ({ kind: 'install', command }));
    const file = namedFile(text.slice(0, index));
    return file === undefined ? [] : [{ kind: 'file', file, content }];
  });

/** An install line of npm as another package manager has it, with the given versions where the text names none. */
export const installLine = (
  command: string,
  manager: 'npm' | 'pnpm' | 'yarn',
  versionOf: (name: string) => string | undefined,
): string[] => {
  const names = command.split(/\s+/).slice(2);
  const pinned = names.map((name) => {
    const version = name.startsWith('-') ? undefined : versionOf(name);
    return version === undefined ? name : `${name}@${version}`;
  });
  const verb = manager === 'npm' || names.length === 0 ? 'install' : 'add';
  return [verb, ...pinned.map((name) => (name === '--save-dev' && manager === 'yarn' ? '--dev' : name))];
};
