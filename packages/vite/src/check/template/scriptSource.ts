import ts from 'typescript';

/** A script as its syntax tree. */
export type ScriptSource = ts.SourceFile;

/** Reads a script; nothing is run and no other file is read. */
export const readScript = (file: string, text: string): ScriptSource =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The line of a node, from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

export const nodesOf = (node: ts.Node): ts.Node[] => {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    found.push(...nodesOf(child));
  });
  return found;
};

/** An import: what is taken, under which local name, from where. */
type ImportedName = { local: string; imported: string; from: string; line: number };

/** What a script imports by name; a default import is called `default`, a whole module `*`. */
export const importsOf = (source: ScriptSource): ImportedName[] =>
  source.statements.flatMap((statement): ImportedName[] => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    const { name, namedBindings } = statement.importClause ?? {};
    const line = lineOf(statement);
    const names =
      namedBindings === undefined
        ? []
        : ts.isNamespaceImport(namedBindings)
          ? [{ local: namedBindings.name.text, imported: '*' }]
          : namedBindings.elements.map((element) => ({
              local: element.name.text,
              imported: (element.propertyName ?? element.name).text,
            }));
    return [...(name === undefined ? [] : [{ local: name.text, imported: 'default' }]), ...names].map((taken) => ({
      ...taken,
      from,
      line,
    }));
  });

/** An expression without `as const`, `satisfies` and parentheses; a name of this file is replaced by its value. */
export const plain = (node: ts.Expression): ts.Expression => {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return plain(node.expression);
  if (!ts.isIdentifier(node)) return node;
  const declared = node
    .getSourceFile()
    .statements.flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text);
  return declared?.initializer === undefined ? node : plain(declared.initializer);
};

/** A member of an object, by its name. */
export const memberOf = (node: ts.Expression | undefined, name: string): ts.Expression | undefined => {
  const object = node && plain(node);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const member of object.properties) {
    if (member.name === undefined || member.name.getText().replace(/^['"]|['"]$/g, '') !== name) continue;
    if (ts.isPropertyAssignment(member)) return member.initializer;
    if (ts.isShorthandPropertyAssignment(member)) return member.name;
  }
  return undefined;
};

/** The names of an object's members, each with its node; undefined where a spread hides some. */
export const memberNames = (node: ts.Expression | undefined): { name: string; node: ts.Node }[] | undefined => {
  const object = node && plain(node);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties.some(ts.isSpreadAssignment)
    ? undefined
    : object.properties.flatMap((member) =>
        member.name === undefined ? [] : [{ name: member.name.getText().replace(/^['"]|['"]$/g, ''), node: member }],
      );
};

/** A value written as literals; `unknown` where a part of it is computed. */
type LiteralValue = { kind: 'value'; value: unknown } | { kind: 'unknown' };

const unknownValue: LiteralValue = { kind: 'unknown' };

/** The value of an expression that is written as literals. */
export const literalOf = (node: ts.Expression): LiteralValue => {
  const expression = plain(node);
  if (ts.isStringLiteralLike(expression)) return { kind: 'value', value: expression.text };
  if (ts.isNumericLiteral(expression)) return { kind: 'value', value: Number(expression.text) };
  if (expression.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'value', value: true };
  if (expression.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'value', value: false };
  if (expression.kind === ts.SyntaxKind.NullKeyword) return { kind: 'value', value: null };
  if (ts.isPrefixUnaryExpression(expression) && expression.operator === ts.SyntaxKind.MinusToken) {
    const inner = literalOf(expression.operand);
    return inner.kind === 'value' ? { kind: 'value', value: -Number(inner.value) } : unknownValue;
  }
  if (ts.isArrayLiteralExpression(expression)) {
    const items = expression.elements.map(literalOf);
    return items.every((item) => item.kind === 'value')
      ? { kind: 'value', value: items.map(({ value }) => value) }
      : unknownValue;
  }
  const names = memberNames(expression);
  if (names === undefined) return unknownValue;
  const entries = names.map(({ name }) => {
    const member = memberOf(expression, name);
    return [name, member === undefined ? unknownValue : literalOf(member)] as const;
  });
  return entries.every(([, entry]) => entry.kind === 'value')
    ? {
        kind: 'value',
        value: Object.fromEntries(entries.map(([name, entry]) => [name, entry.kind === 'value' ? entry.value : null])),
      }
    : unknownValue;
};

/** The node at a path such as `[3].settings.leads`, as far as the path leads. */
export const nodeAt = (node: ts.Expression, path: string): ts.Node => {
  const [, step, rest = ''] = /^(?:\.?([\w$]+)|\[\d+\])(.*)$/.exec(path) ?? [];
  const index = /^\[(\d+)\]/.exec(path)?.[1];
  const expression = plain(node);
  const next =
    index !== undefined && ts.isArrayLiteralExpression(expression)
      ? expression.elements[Number(index)]
      : step === undefined
        ? undefined
        : memberOf(expression, step);
  return next === undefined ? node : nodeAt(next, index === undefined ? rest : path.slice(index.length + 2));
};

/** What `defineTemplate` is called with. */
export const templateObject = (source: ScriptSource): ts.Expression | undefined =>
  nodesOf(source)
    .filter(ts.isCallExpression)
    .find(({ expression }) => expression.getText() === 'defineTemplate')?.arguments[0];
