const names = ['repository', 'homepage', 'bugs'];

/**
 * The text of a package.json with the addresses of the package's sources, page and issues, from the address of the repository: the
 * one setting is `repository` of the root's package.json. It ends with `.example` until the repository has a public address.
 */
export const withAddresses = (manifest: string, repository: string, folder: string): string => {
  const addresses = {
    homepage: `${repository}/tree/main/${folder}#readme`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
    bugs: { url: `${repository}/issues` },
  };
  const entries = Object.entries(JSON.parse(manifest) as object).filter(([name]) => !names.includes(name));
  const at = entries.findIndex(([name]) => name === 'license') + 1;
  return `${JSON.stringify(Object.fromEntries(entries.toSpliced(at, 0, ...Object.entries(addresses))), null, 2)}\n`;
};

/** The text of a README whose links to other files lead to this repository, because its tarball has no other file of it. */
export const withLinks = (readme: string, repository: string): string =>
  readme.replaceAll(/\]\(https?:\/\/[^\s)]+?\/tree\/main\//g, `](${repository}/tree/main/`);
