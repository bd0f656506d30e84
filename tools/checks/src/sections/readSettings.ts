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

/**
 * The sentences above the parts of `section.ts`: above its definition, and above each of its settings.
 *
 * @example
 * readSettings(text, 'section.ts') // => { description: 'Makes in stock ...', settings: [{ name: 'limit', description: 'The most makes.' }] }
 */
export const readSettings = (text: string, file: string): { description: string; settings: SectionSetting[] } => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const settings: SectionSetting[] = [];
  let description = '';
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableStatement(node) &&
      node.declarationList.declarations.some(({ name }) => name.getText() === 'section')
    )
      description = descriptionOf(node, text);
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
  return { description, settings };
};
