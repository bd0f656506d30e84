import ts from 'typescript';

/** An example with a result: its code, the names that the code uses, and the expected value. */
export type Example = { code: string; names: string[]; expected: string; isPartial: boolean };

const ignored = new Set([
  'undefined',
  'NaN',
  'Infinity',
  'Date',
  'Math',
  'Number',
  'String',
  'Object',
  'Array',
  'JSON',
  'Map',
  'Set',
  'URLSearchParams',
  'Intl',
]);

/** The names that an expression uses but does not declare. */
const freeNames = (source: ts.SourceFile): string[] => {
  const used = new Set<string>();
  const bound = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isProperty =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node);
      if (ts.isParameter(parent) && parent.name === node) bound.add(node.text);
      else if (!isProperty) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => !bound.has(name) && !ignored.has(name));
};

const isExpression = (code: string): boolean => {
  const source = ts.createSourceFile('example.ts', `(${code}\n)`, ts.ScriptTarget.Latest, true);
  return (
    (source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics.length === 0 &&
    source.statements.length === 1 &&
    ts.isExpressionStatement(source.statements[0]!)
  );
};

/**
 * The parts of an example that can be checked: each expression that is followed by `// => value`. Other code, and results
 * described in prose, are skipped. `...` at the end of an object or list means that it has more.
 */
export const readExample = (text: string): Example[] => {
  const parts: Example[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, before = line, result] = /^(.*?)\s*\/\/ => (.*)$/.exec(line) ?? [];
    if (before.trim() !== '') lines.push(before);
    if (result === undefined) {
      // A complete statement without a result does not belong to the next one.
      if (/;\s*$/.test(before)) lines = [...lines.slice(0, -1), `${before}`];
      continue;
    }
    const code = lines.join('\n').trim().replace(/;$/, '');
    lines = [];
    const isPartial = /,\s*\.\.\.\s*(?=[}\]])/.test(result);
    const expected = result
      .replace(/,\s*\.\.\.(?=\s*[}\]])/g, '')
      .trim()
      .replace(/;$/, '');
    if (code === '' || !isExpression(code) || !isExpression(expected) || /\.\.\.(?![\w([{])/.test(expected)) continue;
    const free = freeNames(ts.createSourceFile('expected.ts', `(${expected})`, ts.ScriptTarget.Latest, true));
    if (free.length > 0) continue;
    const source = ts.createSourceFile('example.ts', `(${code}\n)`, ts.ScriptTarget.Latest, true);
    parts.push({ code, names: freeNames(source), expected, isPartial });
  }
  return parts;
};
