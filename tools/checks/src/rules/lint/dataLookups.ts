import { relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../root.ts';
import { programOf } from './productProgram.ts';

/** Whether the key can be any text: its type is `string`, not a union of names. */
const isAnyText = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0 ||
  (type.isUnion() && type.types.some(isAnyText));

const isWritten = (node: ts.ElementAccessExpression): boolean => {
  const { parent } = node;
  return (
    ts.isDeleteExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)
  );
};

/**
 * Whether a function around the lookup checks the same record and key with `Object.hasOwn`, or takes the key from the record's
 * own keys.
 */
const isGuarded = (node: ts.ElementAccessExpression): boolean => {
  const record = node.expression.getText();
  const key = node.argumentExpression.getText();
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isForInStatement(at) && at.expression.getText() === record) return true;
    if (!ts.isStatement(at) && !ts.isVariableDeclaration(at) && !ts.isArrowFunction(at)) continue;
    const text = at.getText();
    if (text.includes(`Object.hasOwn(${record}, ${key})`)) return true;
    if (text.includes(`of Object.keys(${record})`) || text.includes(`Object.keys(${record}).`)) return true;
  }
  return false;
};

/**
 * Lookups in plain objects by a key that may be any text, as `path:line source`: such an object also answers to "constructor",
 * "toString" and "__proto__". Use `ownValue` of @dealer/core/data, `Object.hasOwn` or a Map.
 */
export const dataLookups = (files: readonly string[]): string[] => {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} cannot be read.`);
    const report = (node: ts.Node): void => {
      found.push(
        `${relative(root, file)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().replace(/\s+/g, ' ')}`,
      );
    };
    const visit = (node: ts.Node): void => {
      if (
        ts.isElementAccessExpression(node) &&
        isAnyText(checker.getTypeAtLocation(node.argumentExpression)) &&
        !isWritten(node) &&
        !isGuarded(node)
      )
        report(node);
      if (
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
        isAnyText(checker.getTypeAtLocation(node.left))
      )
        report(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
};
