import { ownValue } from '@dealer/core/data';

/** A package of package-lock.json. */
type LockEntry = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

/** package-lock.json: packages by folder. */
export type Lock = { readonly packages: Readonly<Record<string, LockEntry>> };

/** A package of somebody else that ships, with its licence as SPDX expression; undefined: it names none. */
export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  readonly licence: string | undefined;
  /** In the pages of the looks, or only in the servers and commands. */
  readonly where: 'browser' | 'server';
  /** Its checksum, as package-lock.json writes it. */
  readonly integrity?: string | undefined;
};

/** The folder of a package as Node finds it from another folder; undefined where it is not installed. */
const resolvedFrom = ({ packages }: Lock, folder: string, name: string): string | undefined => {
  for (let from = folder; ; ) {
    const found = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    const entry = ownValue(packages, found);
    if (entry !== undefined) return entry.link ? entry.resolved : found;
    if (from === '') return undefined;
    const last = from.lastIndexOf('/node_modules/');
    from = last === -1 ? '' : from.slice(0, last);
  }
};

/** The folders of all packages that these folders need to run. */
const neededBy = (lock: Lock, starts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [...starts];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const entry = ownValue(lock.packages, folder);
    if (entry === undefined || seen.has(folder)) continue;
    seen.add(folder);
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
    );
    for (const name of [
      ...Object.keys(entry.dependencies ?? {}),
      ...Object.keys(entry.optionalDependencies ?? {}),
      ...peers,
    ])
      open.push(...[resolvedFrom(lock, folder, name)].filter((found) => found !== undefined));
  }
  return seen;
};

const browserFolders = /^(?:apps\/[^/]+|packages\/(?:core|ui|api|search|storefront))$/;
const serverFolders = ['tools/vite', 'tools/receiver', 'tools/stock'];

/** Packages whose manifest names no licence or not as SPDX, with the licence of their LICENSE file. */
const corrections: Readonly<Record<string, string>> = {
  'hogan.js': 'Apache-2.0',
  mkdirp: 'MIT',
};

/** The packages of others that ship to a browser, or run in a server or command in production, by name and version. */
export const readLicences = (lock: Lock): readonly ShippedPackage[] => {
  const apps = Object.keys(lock.packages).filter((folder) => browserFolders.test(folder));
  const browser = neededBy(lock, apps);
  const rows = new Map<string, ShippedPackage>();
  for (const folder of [...browser, ...neededBy(lock, serverFolders)]) {
    const name = folder.split('node_modules/').at(-1) ?? '';
    const { version = '', license, integrity } = ownValue(lock.packages, folder) ?? {};
    if (!folder.includes('node_modules/') || rows.has(`${name} ${version}`)) continue;
    rows.set(`${name} ${version}`, {
      name,
      version,
      licence: ownValue(corrections, name) ?? license,
      where: browser.has(folder) ? 'browser' : 'server',
      integrity,
    });
  }
  return [...rows.values()].sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'));
};

/**
 * Licences that allow a dealer to use the site without publishing its own code. MPL-2.0 covers the files of the package itself, OFL-1.1
 * fonts.
 */
const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Whether an SPDX expression allows the use: of alternatives one, of a combination all. */
export const isAllowed = (licence: string | undefined): boolean => {
  if (licence === undefined) return false;
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed);
  return allowedLicences.includes(plain);
};
