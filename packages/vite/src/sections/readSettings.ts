import ts from 'typescript';

/** A setting of a section, read from its table. */
export type SectionSetting = { name: string; description: string };

const descriptionOf = (node: ts.Node, text: string): string =>
  (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .at(-1)
    ?.replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\s*\n\s*\*\s?/g, ' ')
    .trim() ?? '';

/** The sentence above an exported constant. */
export const descriptionIn = (text: string, name: string): string => {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name),
  );
  return found ? descriptionOf(found, text) : '';
};

/** The sentences above the parts of `section.ts`: above its definition, and above each of its settings. */
export const readSettings = (text: string, file: string): { description: string; settings: SectionSetting[] } => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const settings: SectionSetting[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'settings' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const entry of node.initializer.properties)
        settings.push({ name: entry.name?.getText() ?? '', description: descriptionOf(entry, text) });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { description: descriptionIn(text, 'section'), settings };
};
