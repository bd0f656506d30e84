import type { Rule, Scope } from 'eslint';
import { nameFaults, textFaults } from '../words/plainWords.ts';

type Node = {
  type: string;
  name?: unknown;
  value?: unknown;
  callee?: Node;
  tag?: Node;
  object?: Node;
  quasis?: { value: { cooked: string | null } }[];
};

/** `it`, `it.skip`, `it.each(rows)` and the like. */
const isTestFunction = (node: Node | undefined): boolean =>
  node?.type === 'Identifier'
    ? /^(it|test|describe)$/.test(String(node.name))
    : node !== undefined && isTestFunction(node.object ?? node.callee ?? node.tag);

const titleText = (node: Node | undefined): string =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : (node?.quasis ?? []).map(({ value }) => value.cooked ?? '').join(' ');

/** A name that comes from another module is reported where it is declared. */
const isImportedName = (variable: Scope.Variable): boolean =>
  variable.defs.every(
    ({ type, node }) =>
      type === 'ImportBinding' &&
      (node.type !== 'ImportSpecifier' || ('name' in node.imported && node.imported.name === variable.name)),
  );

/** A lint rule: comments, test names and declared names use standard English (tools/checks/src/rules/words/plainWords.ts). */
export const plainWordsRule: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      text: '"{{word}}" in {{where}}: write {{instead}}.',
      name: '"{{word}}" in the name {{name}}: write {{instead}}.',
    },
  },
  create: (context) => {
    const { sourceCode } = context;
    const path = context.filename.replaceAll('\\', '/');
    const reportText = (where: string, text: string, start: number): void => {
      for (const { word, index, instead } of textFaults(text, path))
        context.report({
          loc: sourceCode.getLocFromIndex(start + index),
          messageId: 'text',
          data: { word, where, instead },
        });
    };
    const reportName = (node: Rule.Node | null, name: string): void => {
      for (const { word, instead } of nameFaults(name, path))
        context.report({
          loc: node?.loc ?? { line: 1, column: 0 },
          messageId: 'name',
          data: { word, name, instead },
        });
    };
    const reportKey = (node: Rule.Node): void => {
      const { key, computed, shorthand } = node as unknown as { key: Node; computed: boolean; shorthand?: boolean };
      if (computed || shorthand === true || node.parent?.type === 'ObjectPattern') return;
      if (key.type === 'Identifier') reportName(node, String(key.name));
      else if (String(key.value).startsWith('data-')) reportName(node, String(key.value));
    };
    return {
      Program: () => {
        for (const { value, range } of sourceCode.getAllComments())
          reportText('a comment', value, (range?.[0] ?? 0) + 2);
        for (const scope of sourceCode.scopeManager.scopes)
          for (const variable of scope.variables)
            if (variable.defs.length > 0 && !isImportedName(variable))
              reportName((variable.defs[0]?.name ?? null) as Rule.Node | null, variable.name);
      },
      CallExpression: (node) => {
        const [title] = node.arguments;
        if (title && isTestFunction(node.callee as Node))
          reportText('a test name', titleText(title as Node), (title.range?.[0] ?? 0) + 1);
      },
      Property: reportKey,
      PropertyDefinition: reportKey,
      MethodDefinition: reportKey,
      TSPropertySignature: reportKey,
      TSMethodSignature: reportKey,
      JSXAttribute: (node: Rule.Node) => {
        const { name } = (node as unknown as { name: Node }).name;
        if (typeof name === 'string' && name.startsWith('data-')) reportName(node, name);
      },
    };
  },
};
