import type { Identifier } from '@mdn/browser-compat-data';
import { sourcePaths } from '@dealer/tools-vite/sources';
import ts from 'typescript';
import { browsersWithout, compatData, partsOf } from './compat.ts';
import type { FeatureTree, Lack } from './compat.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // All libraries of TypeScript: a name that it does not declare could not be looked up.
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  paths: sourcePaths,
};

const api: FeatureTree = compatData.api;
const builtins = partsOf((compatData.javascript as FeatureTree)['builtins']);

/** MDN's entry for a member of an interface of TypeScript's libraries; `ObjectConstructor` declares the members of `Object` itself. */
const entryOf = (owner: string, member: string): [string, Identifier | undefined] => {
  const builtin = owner.replace(/(Constructor)$/, '').replace(/^IteratorObject$/, 'Iterator');
  for (const [path, tree] of [
    [`api.${owner}.${member}`, partsOf(api[owner])[member]],
    [`api.${owner}.${member}_static`, partsOf(api[owner])[`${member}_static`]],
    [`javascript.builtins.${builtin}.${member}`, partsOf(builtins[builtin])[member]],
    [`api.${member}`, api[member]],
    [`api.Window.${member}`, partsOf(api['Window'])[member]],
  ] as const)
    if (tree?.__compat !== undefined) return [path, tree];
  return ['', undefined];
};

/** Names that mean several features, some of them missing in a browser: only these need the type checker. */
const suspects = new Set(
  [api, builtins].flatMap((tree) =>
    Object.entries(tree).flatMap(([owner, entry]) =>
      [[owner, entry] as const, ...Object.entries(partsOf(entry))]
        .filter(([, one]) => browsersWithout(one).length > 0)
        .map(([name]) => name.replace(/_static$/, '')),
    ),
  ),
);

/** The interface, or the global of that name, in which a library declares a name. */
const ownerOf = (declaration: ts.Declaration): string => {
  let at: ts.Node = declaration.parent;
  while (!ts.isSourceFile(at)) {
    if ((ts.isInterfaceDeclaration(at) || ts.isVariableDeclaration(at)) && ts.isIdentifier(at.name))
      return at.name.text;
    at = at.parent;
  }
  return 'Window';
};

/**
 * The features in scripts that a supported browser lacks, by file: globals, their members, and members of values of their
 * types. The build lowers syntax.
 */
export const scriptLacks = (files: readonly string[]): Map<string, Lack[]> => {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const isLibrary = (declaration: ts.Declaration): boolean =>
    program.isSourceFileDefaultLibrary(declaration.getSourceFile());
  const found = new Map<string, Lack[]>();
  for (const file of files) {
    const lacks = new Map<string, Lack>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && suspects.has(node.text) && !ts.isPartOfTypeNode(node)) {
        const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
        const declaration = declarations.find((one) => !ts.isInterfaceDeclaration(one)) ?? declarations[0];
        if (declaration !== undefined && declarations.every(isLibrary)) {
          const object =
            ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
              ? node.parent.expression
              : undefined;
          const owners = [
            ownerOf(declaration),
            // A mixin's members are listed under the interfaces that have it.
            ...(object === undefined
              ? []
              : [checker.getTypeAtLocation(object).getSymbol()?.name ?? '', 'Element', 'HTMLElement']),
          ];
          for (const owner of owners) {
            const [feature, entry] = entryOf(owner, node.text);
            if (entry === undefined) continue;
            const browsers = browsersWithout(entry);
            if (browsers.length > 0) lacks.set(feature, { feature, browsers });
            break;
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} cannot be read.`);
    visit(source);
    if (lacks.size > 0) found.set(file, [...lacks.values()]);
  }
  return found;
};
