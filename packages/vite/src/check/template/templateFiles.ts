import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '../site/content/hostFiles.ts';
import type { HostFiles } from '../site/content/hostFiles.ts';
import type { SiteText } from './hostFindings.ts';

/** A look that is checked, and what is around it. */
export type CheckedLook = {
  name: string;
  /** Its absolute folder. */
  folder: string;
  /** Precedes the paths of its files in findings, such as `apps/harbour/`; without it they are paths below its folder. */
  prefix?: string;
  /** Folders whose files the hosts of its sites have, besides its own `public`. */
  publicFolders?: readonly string[];
  /** The site files of other looks of the same server. */
  otherSites?: () => readonly SiteText[];
  /** The most lines of its code, and whether each part needs a story: rules of a repository of several looks. */
  house?: { lines: number };
};

/** The sources of a look, read once for all rules. */
export type TemplateFiles = CheckedLook & {
  /** The texts by their paths below the folder, such as `src/theme.css`. */
  files: ReadonlyMap<string, string>;
};

/** How findings name a file of a look. */
export const pathOf = ({ prefix = '' }: Pick<TemplateFiles, 'prefix'>, file: string): string => prefix + file;

/** What the hosts of a look's sites have. */
export const lookHost = ({ folder, publicFolders = [] }: CheckedLook): HostFiles =>
  hostFiles([join(folder, 'public'), ...publicFolders]);

/** The files of a look whose paths match. */
export const filesOf = ({ files }: Pick<TemplateFiles, 'files'>, path: RegExp): [path: string, text: string][] =>
  [...files].filter(([file]) => path.test(file));

/** A script that is part of the app: not a story and not a test. */
export const isScript = /^src\/(?!.*\.(stories|test)\.).*\.tsx?$/;

/** Reads the sources of a look. */
export const readTemplate = (look: CheckedLook): TemplateFiles => ({
  ...look,
  files: new Map(
    globSync(['src/**/*.{css,ts,tsx}', 'vite.config.ts', 'index.html', 'package.json'], { cwd: look.folder })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [file, readFileSync(join(look.folder, file), 'utf8')]),
  ),
});
