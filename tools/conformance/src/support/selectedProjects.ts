/** The values of `--project`, which takes one or several names. */
const namesIn = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    if (arg !== '--project') return [];
    const rest = args.slice(at + 1);
    const end = rest.findIndex((word) => word.startsWith('-'));
    return end === -1 ? rest : rest.slice(0, end);
  });

/** The projects that a command line selects; `config.projects` of a global setup always names all of them. */
export const selectedProjects = <Project extends { name: string }>(
  projects: readonly Project[],
  args: readonly string[],
): Project[] => {
  // Names are letters, digits and hyphens; `*` is any text, as for Playwright.
  const patterns = namesIn(args).map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`, 'i'));
  return projects.filter(({ name }) => patterns.length === 0 || patterns.some((pattern) => pattern.test(name)));
};
