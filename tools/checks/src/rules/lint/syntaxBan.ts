import type { Rule } from 'eslint';

/** What may not be written, as ESLint selectors, and what to do instead. */
type SyntaxBan = { selectors: readonly string[]; message: string };

/** A lint rule that reports everything that its selectors match. */
export const syntaxBan = ({ selectors, message }: SyntaxBan): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { banned: message } },
  create: (context) => ({ [selectors.join(', ')]: (node: Rule.Node) => context.report({ node, messageId: 'banned' }) }),
});
