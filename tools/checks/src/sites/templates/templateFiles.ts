import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of a look, read once for all rules. */
export type TemplateFiles = {
  name: string;
  /** Its absolute folder. */
  folder: string;
  /** The texts by their paths below the folder, such as `src/theme.css`. */
  files: ReadonlyMap<string, string>;
};

/** Where a file of a look is below the repository. */
export const pathOf = ({ name }: Pick<TemplateFiles, 'name'>, file: string): string => `apps/${name}/${file}`;

/** The files of a look whose paths match. */
export const filesOf = ({ files }: Pick<TemplateFiles, 'files'>, path: RegExp): [path: string, text: string][] =>
  [...files].filter(([file]) => path.test(file));

/** A script that is part of the app: not a story and not a test. */
export const isScript = /^src\/(?!.*\.(stories|test)\.).*\.tsx?$/;

/** Reads the sources of a look. */
export const readTemplate = (name: string, folder: string): TemplateFiles => ({
  name,
  folder,
  files: new Map(
    globSync(['src/**/*.{css,ts,tsx}', 'vite.config.ts', 'index.html', 'package.json'], { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  ),
});
