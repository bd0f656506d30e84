import type { Rule } from 'eslint';

/** What may not be imported, and what to do instead. */
type Ban = { module: RegExp; message: string };

/**
 * A lint rule that bans modules in import, import() and export from. Each ban is its own rule, because the options of ESLint's
 * no-restricted-imports replace one another where file groups overlap.
 */
export const importBan = ({ module, message }: Ban): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { banned: message } },
  create: (context) => {
    const check = (node: Rule.Node): void => {
      const source = 'source' in node ? (node.source as { type: string; value?: unknown } | null) : null;
      if (source?.type === 'Literal' && typeof source.value === 'string' && module.test(source.value))
        context.report({ node, messageId: 'banned' });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
});
