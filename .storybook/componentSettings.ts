import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { commonSettings } from './commonSettings.ts';
import { componentGroups } from './componentGroups.ts';

/** A prop of a component, as the table of its page shows it. */
export type Setting = {
  name: string;
  /** The docstring at its type, else what the name means everywhere; empty where both are missing. */
  description: string;
  /** The description is that of the name. */
  isCommon: boolean;
  /** The type as written. */
  type: string;
  kind: 'string' | 'number' | 'boolean' | 'choice' | 'function' | 'content' | 'other';
  /** The values of a choice. */
  choices: readonly (string | number)[];
  isRequired: boolean;
  default?: string;
};

/** What every element takes is declared elsewhere. */
const isOwn = (declaration: ts.Declaration): boolean =>
  !/\/node_modules\/|\/rootProps\//.test(declaration.getSourceFile().fileName);

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const isLiteral = (type: ts.Type): type is ts.StringLiteralType | ts.NumberLiteralType =>
  type.isStringLiteral() || type.isNumberLiteral();

/** The type as written, in one line. */
const typeText = (checker: ts.TypeChecker, prop: ts.Symbol): string => {
  const declaration = prop.declarations?.find(isOwn);
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const text =
    node?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(prop), undefined, ts.TypeFormatFlags.NoTruncation);
  return text.replace(/\s+/g, ' ').replace(/ \| undefined$/, '');
};

const kindOf = (types: readonly ts.Type[], written: string): Setting['kind'] => {
  const members = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const every = (flag: ts.TypeFlags): boolean => members.every(({ flags }) => Boolean(flags & flag));
  if (/\bReactNode\b/.test(written)) return 'content';
  if (members.every(isLiteral)) return 'choice';
  if (every(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (every(ts.TypeFlags.StringLike)) return 'string';
  if (every(ts.TypeFlags.NumberLike)) return 'number';
  return members.every((member) => member.getCallSignatures().length > 0) ? 'function' : 'other';
};

/** Values that the component destructures its props with. */
const defaultsOf = (signature: ts.Signature): Map<string, string> => {
  const name = signature.parameters[0]?.valueDeclaration;
  const pattern = name && ts.isParameter(name) && ts.isObjectBindingPattern(name.name) ? name.name.elements : [];
  return new Map(
    pattern.flatMap(({ name: local, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? local).getText(), initializer.getText()] as const] : [],
    ),
  );
};

const settingsOf = (checker: ts.TypeChecker, signature: ts.Signature): Setting[] => {
  const [props] = signature.parameters;
  if (!props) return [];
  // A component of several kinds has the settings of all of them.
  const kinds = membersOf(checker.getTypeOfSymbol(props)).map((type) => checker.getPropertiesOfType(type));
  const defaults = defaultsOf(signature);
  const byName = Map.groupBy(
    kinds.flat().filter(({ declarations = [] }) => declarations.some(isOwn)),
    ({ name }) => name,
  );
  return [...byName].map(([name, same]): Setting => {
    const types = same.map((prop) => checker.getTypeOfSymbol(prop));
    const written = [...new Set(same.map((prop) => typeText(checker, prop)))].join(' | ');
    const own = same.map((prop) => ts.displayPartsToString(prop.getDocumentationComment(checker))).find(Boolean);
    const choices = [...new Set(types.flatMap(membersOf).filter(isLiteral))].map(({ value }) => value);
    const value = defaults.get(name);
    return {
      name,
      description: own ?? commonSettings[name] ?? '',
      isCommon: own === undefined,
      type: written,
      kind: kindOf(types.flatMap(membersOf), written),
      // In the order of the type as written.
      choices: choices.sort((one, other) => written.indexOf(String(one)) - written.indexOf(String(other))),
      isRequired: same.length === kinds.length && same.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
      ...(value === undefined ? {} : { default: value }),
    };
  });
};

/** The settings of each component of the tree, by its name. What every element takes is left out. */
export const readSettings = (root: string): Record<string, Setting[]> => {
  const folder = join(root, 'packages/ui');
  const files = Object.values(componentGroups)
    .flat()
    .flatMap((name) =>
      globSync(`src/${name}/*.tsx`, { cwd: folder, exclude: ['**/*.{test,stories}.tsx'] }).map((file) => ({
        name,
        file: join(folder, file),
      })),
    );
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const paths = files.map(({ file }) => file);
  const program = ts.createProgram(paths, { ...options, noEmit: true, composite: false, incremental: false });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    files.flatMap(({ name, file }) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) return [];
      // A folder of parts has stories of one of them.
      const shown = globSync(join(folder, 'src', name, '*.stories.tsx')).flatMap((stories) =>
        [...readFileSync(stories, 'utf8').matchAll(/\bcomponent: (\w+)/g)].map(([, component]) => component),
      );
      return checker
        .getExportsOfModule(module)
        .filter((exported) => exported.name === name || shown.includes(exported.name))
        .flatMap((exported): [string, Setting[]][] => {
          const [signature] = checker.getTypeOfSymbolAtLocation(exported, source).getCallSignatures();
          return signature ? [[exported.name, settingsOf(checker, signature)]] : [];
        });
    }),
  );
};
