import ts from 'typescript';
import type { Setting } from './readSettings.ts';

const positionOf = (node: ts.Node): string => `${node.getSourceFile().fileName}:${node.pos}`;

/** The names that a key can have, if its type lists them. */
const namesOf = (type: ts.Type): string[] => {
  if (type.isStringLiteral()) return [type.value];
  return type.isUnion() ? type.types.flatMap(namesOf) : [];
};

/** The properties with one of these names that an expression or a pattern reads. Types are only worked out where a name fits: that takes long. */
const readBy = (checker: ts.TypeChecker, names: ReadonlySet<string>, node: ts.Node): (ts.Symbol | undefined)[] => {
  if (ts.isPropertyAccessExpression(node))
    return names.has(node.name.text) ? [checker.getSymbolAtLocation(node.name)] : [];
  if (ts.isElementAccessExpression(node)) {
    const record = checker.getTypeAtLocation(node.expression);
    return namesOf(checker.getTypeAtLocation(node.argumentExpression)).map((name) =>
      checker.getPropertyOfType(checker.getNonNullableType(record), name),
    );
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) && names.has(name.text)
      ? [checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text)]
      : [];
  }
  return [];
};

/**
 * The settings that no source uses, found with the type checker: a property of another object with the same name does not
 * count. A group is used when one of its settings is.
 */
export const unreadSettings = (
  settings: readonly Setting[],
  sources: readonly { program: ts.Program; files: readonly string[] }[],
): string[] => {
  const read = new Set<string>();
  const names = new Set(settings.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)));
  for (const { program, files } of sources) {
    const checker = program.getTypeChecker();
    for (const file of files) {
      const source = program.getSourceFile(file);
      if (source === undefined) throw new Error(`${file} cannot be read.`);
      const visit = (node: ts.Node): void => {
        for (const symbol of readBy(checker, names, node))
          for (const at of symbol?.declarations ?? []) read.add(positionOf(at));
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  return settings
    .filter(({ kind, declarations }) => kind.kind !== 'group' && !declarations.some((at) => read.has(positionOf(at))))
    .map(({ path }) => path);
};
