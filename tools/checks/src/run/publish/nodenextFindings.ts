import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readList } from '../../rules/exports/exportLists.ts';
import { root } from '../../root.ts';
import { reports, runProgram } from '../children.ts';
import { ownErrors } from '../consumers/typeFindings.ts';
import { publicPackages } from './packPackage.ts';

/** Errors in the types of all subpaths in a project that resolves modules as Node does. Libraries are checked too. */
export const nodenextFindings = async (): Promise<string[]> => {
  const folder = join(reports, 'nodenext');
  mkdirSync(folder, { recursive: true });
  const subpaths = publicPackages().flatMap((name) =>
    Object.keys(readList(name)).map((subpath) => `@dealer/${name}/${subpath}`),
  );
  const code = subpaths.map((subpath, at) => `export * as from${at} from '${subpath}';`).join('\n');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'all.ts'), `${code}\n`);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2023',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: ['node'],
      },
      files: ['all.ts'],
    }),
  );
  const { output } = await runProgram('nodenext', [
    'node',
    join(root, 'node_modules/typescript-native/bin/tsc'),
    ...['-p', folder, '--pretty', 'false'],
  ]);
  return ownErrors(output).map((error) => `with moduleResolution nodenext: ${error}`);
};
