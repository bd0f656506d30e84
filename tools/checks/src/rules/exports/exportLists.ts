import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import type { PackageExport } from './readExports.ts';

/** The names of each subpath of a package, as in its `exports.json`. */
type ExportList = Record<string, string[]>;

/** The list of each package, by the package's name. Types are marked, since they vanish from the built code. */
export const exportLists = (exported: readonly PackageExport[]): Record<string, ExportList> => {
  const lists: Record<string, ExportList> = {};
  for (const { package: name, subpath, name: one, kind } of exported)
    ((lists[name] ??= {})[subpath] ??= []).push(kind === 'type' ? `type ${one}` : one);
  return lists;
};

export const listFile = (name: string): string => join(root, 'packages', name, 'exports.json');

/** The committed list of a package; empty where it has none. */
export const readList = (name: string): ExportList =>
  existsSync(listFile(name)) ? (JSON.parse(readFileSync(listFile(name), 'utf8')) as ExportList) : {};

/** What changed between two lists, one line for each name. */
export const listChanges = (before: ExportList, after: ExportList): string[] => {
  const lines = (list: ExportList): string[] =>
    Object.entries(list).flatMap(([subpath, names]) => names.map((name) => `${subpath}: ${name}`));
  const [old, current] = [new Set(lines(before)), new Set(lines(after))];
  return [
    ...[...current].filter((line) => !old.has(line)).map((line) => `added ${line}`),
    ...[...old].filter((line) => !current.has(line)).map((line) => `removed ${line}`),
  ];
};
