import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Packages } from '../build/packages.ts';

/** The style sheets that each module of a built package needs, by its path; the package writes them into `styles.json`. */
const sheetsOf = (folder: string): Map<string, string[]> => {
  const file = join(folder, 'styles.json');
  if (!existsSync(file)) return new Map();
  const styles = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return new Map(
    Object.entries(styles).map(([module, sheets]) => [
      join(folder, ...module.split('/')),
      sheets.map((sheet) =>
        sheet.startsWith('@')
          ? sheet
          : join(folder, ...sheet.split('/'))
              .split(sep)
              .join('/'),
      ),
    ]),
  );
};

/**
 * Gives each module of the built packages in these folders its style sheet. The packages ship their modules without, because Node and most
 * test runners cannot load style sheets.
 */
export const styleImports = (folders: () => readonly string[]): Plugin => {
  let sheets: Map<string, string[]> | undefined;
  return {
    name: 'dealer:style-imports',
    transform: {
      filter: { id: /[\\/]dist[\\/].*\.js$/ },
      handler(code, id) {
        sheets ??= new Map(folders().flatMap((folder) => [...sheetsOf(folder)]));
        const needed = sheets.get(id.split('/').join(sep));
        if (needed === undefined) return undefined;
        return { code: `${needed.map((sheet) => `import ${JSON.stringify(sheet)};\n`).join('')}${code}`, map: null };
      },
    },
  };
};

/** A page of a project loads the style sheets of its own components, in builds and in what the development server bundles beforehand. */
export const componentStyles = ({ packages }: { packages: (root: string) => Packages }): Plugin => {
  let root = '.';
  const imports = styleImports(() => {
    const { kind, folder } = packages(root);
    return kind === 'built' ? [folder('ui'), folder('storefront')] : [];
  });
  return {
    ...imports,
    name: 'dealer:component-styles',
    config: ({ root: folder = '.' }) => {
      root = resolve(folder);
      return { optimizeDeps: { rolldownOptions: { plugins: [imports] } } };
    },
  };
};
