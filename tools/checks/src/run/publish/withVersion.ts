type Lock = {
  packages: Record<string, { name?: string; version?: string; link?: boolean } & Record<string, unknown>>;
} & Record<string, unknown>;

const dependencyKinds = ['dependencies', 'devDependencies', 'peerDependencies'];

/** A manifest whose version, and that of each package of ours that it depends on, is the given one. */
const manifestWithVersion = <T extends object>(manifest: T, version: string): T => {
  const changed = Object.entries(manifest).map(([key, value]: [string, unknown]) => {
    if (key === 'version') return [key, version];
    if (!dependencyKinds.includes(key)) return [key, value];
    const dependencies = Object.entries(value as Record<string, string>);
    return [
      key,
      Object.fromEntries(dependencies.map(([name, range]) => [name, name.startsWith('@dealer/') ? version : range])),
    ];
  });
  return Object.fromEntries(changed) as T;
};

/** The text of a package.json with a release's version. */
export const withVersion = (manifest: string, version: string): string =>
  `${JSON.stringify(manifestWithVersion(JSON.parse(manifest) as object, version), null, 2)}\n`;

/** The text of package-lock.json likewise: only the workspaces change, what is installed stays the same. */
export const lockWithVersion = (lock: string, version: string): string => {
  const parsed = JSON.parse(lock) as Lock;
  const packages = Object.entries(parsed.packages).map(([folder, entry]) =>
    folder === '' || /^(packages|apps|tools)\/[^/]+$/.test(folder)
      ? [folder, manifestWithVersion(entry, version)]
      : [folder, entry],
  );
  return `${JSON.stringify({ ...parsed, version, packages: Object.fromEntries(packages) }, null, 2)}\n`;
};
